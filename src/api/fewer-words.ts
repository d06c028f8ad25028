/** Searches with fewer words, for a text that finds nothing. */
import type { ListCount } from '../../domain/lists/paging.ts'
import { withOneWordLess, type FewerWords } from '../../domain/search/fewer-words.ts'
import type { FoundType, Search, SearchPlace } from './search.ts'

/** The searches for all words but one that find something, the one with the fewest listings first. */
export async function fewerWords({ find }: Search, place: SearchPlace, signal: AbortSignal): Promise<FewerWords[]> {
  const searches = await Promise.all(withOneWordLess(place.text).map(async (words) => ({
    words, ...countOf(await find({ ...place, text: words, type: null, page: 1 }, signal)),
  })))
  return searches.filter(({ total }) => total > 0).sort((a, b) => a.total - b.total)
}

function countOf(found: readonly FoundType[]): ListCount {
  return { total: found.reduce((sum, { total }) => sum + total, 0), isCapped: found.some(({ isCapped }) => isCapped) }
}
