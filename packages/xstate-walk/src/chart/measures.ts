/** The size of text in a diagram: a fixed width for each letter, since the layout is computed without rendering. */

export const fontSize = 12

export const lineHeight = 17

/** A monospaced font: its widths are the same on all systems. */
export const font = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

export function textWidth(text: string): number {
  return Math.ceil(text.length * fontSize * 0.61)
}
