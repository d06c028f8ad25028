/** A description as a card shows it: empty lines would use some of its few lines. */

export function withoutEmptyLines(text: string): string {
  return text.replace(/\n\s*\n/g, '\n')
}
