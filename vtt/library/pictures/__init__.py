"""Pictures: taken in, re-encoded, kept by the digest of what they show, given out as pictures and nothing else."""
