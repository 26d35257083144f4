/** A random UUID; `crypto.randomUUID` is missing on pages without HTTPS. */
export function randomUuid(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  // Sets the version (4) and the variant that RFC 9562 prescribes.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
