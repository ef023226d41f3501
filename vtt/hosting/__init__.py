"""What a host needs: health, backups, a doctor."""
