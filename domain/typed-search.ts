/** The text of a search as it is typed or pasted. Apart from the rules of the search, which lists of moderators do without. */
import { cleanText } from './clean-text.ts'
import { searchText } from './search/search-text.ts'

/** The typed words as an address has them, without what nobody can see. */
export function typedSearch(typed: string): string {
  // Cleaned again, since the end can be inside an emoji.
  return searchText(cleanText(searchText(cleanText(typed, 'line')), 'line'))
}
