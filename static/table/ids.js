/* Ids that no other browser makes. */

/** @returns {string} 32 hexadecimal digits, on plain http too, where `crypto.randomUUID` is missing */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
