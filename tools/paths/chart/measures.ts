/** How large text is in a drawing: a fixed width for each letter, since nothing draws it while it is laid out. */

export const fontSize = 12

export const lineHeight = 17

/** Widths of letters are alike on all machines only where all have the same. */
export const font = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"

export function textWidth(text: string): number {
  return Math.ceil(text.length * fontSize * 0.61)
}
