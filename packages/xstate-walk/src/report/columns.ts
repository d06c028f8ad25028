/** Formats lines as columns, each as wide as its widest cell. */

export function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines.reduce<number[]>((known, line) => line.map((word, index) => Math.max(known[index] ?? 0, word.length)), [])
  return lines
    .map((line) =>
      line
        .map((word, index) => word.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
