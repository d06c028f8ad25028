/** Descriptions that are cut, for search engines, messengers and lists. */

/** Longer summaries are cut by search engines and messengers. */
const summaryLength = 200

/** The text in one line, shortened to a number of code points at the end of a word. */
export function summaryOf(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  if (letters.length <= summaryLength) return line
  const start = letters.slice(0, summaryLength - 1).join('')
  return `${start.slice(0, start.includes(' ') ? start.lastIndexOf(' ') : undefined).replace(/[\s.,:;·–-]+$/, '')}…`
}
