/** The text of a search as an address has it. In a file of its own, since every address is read at the start. */

/** The longest text that is searched for, in code points. */
export const longestSearch = 100

/** Without spaces around it and without those that do not separate words; empty if nothing was typed. */
export function searchText(typed: string): string {
  return [...typed.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()].slice(0, longestSearch).join('').trim()
}
