/** The lines of iCalendar: escaping and folding. RFC 5545, sections 3.1 and 3.3.11. */

const maxBytes = 75

/** Characters that no line can contain; line breaks are escaped. */
const forbidden = /[^\P{Cc}\t\n\r]/gu

/** A value of type TEXT. */
export function escapeText(text: string): string {
  return text
    .replaceAll(forbidden, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** All lines, each ended and folded so that it has at most 75 bytes; a character is never divided. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  // Only a longer line can have more bytes: a character has at most three for each unit.
  if (line.length * 3 <= maxBytes || Buffer.byteLength(line) <= maxBytes) return line
  const bytes = Buffer.from(line)
  const parts: string[] = []
  for (let start = 0; start < bytes.length;) {
    // A continued line begins with a space.
    const end = characterStart(bytes, start + maxBytes - (start === 0 ? 0 : 1))
    parts.push(bytes.toString('utf8', start, end))
    start = end
  }
  return parts.join('\r\n ')
}

/** The last position up to this one where a character of UTF-8 begins, or the end. */
function characterStart(bytes: Buffer, position: number): number {
  if (position >= bytes.length) return bytes.length
  let start = position
  while (((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1
  return start
}
