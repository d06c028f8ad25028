/** Makes the key of a draft. */

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` exists only where a page came over a safe connection. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, place) => pair(place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte)).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function pair(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
