/** Lines of words, each column as wide as its widest word. */

export function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines.reduce<number[]>((known, line) => line.map((word, index) => Math.max(known[index] ?? 0, word.length)), [])
  return lines.map((line) => line.map((word, index) => word.padEnd(widths[index] ?? 0)).join('  ').trimEnd()).join('\n')
}
