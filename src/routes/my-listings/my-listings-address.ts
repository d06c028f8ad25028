/** The address of My listings. */
import { present, valuesOf } from '../../../domain/query-values.ts'
import { searchText } from '../../../domain/search/search-text.ts'
import { pageSearch, readPageAddress, type PageAddress, type Search } from '../../paths.ts'

/** `search` is a part of a title; empty for all listings. */
interface OwnAddress extends PageAddress {
  readonly search: string
}

export function readOwnAddress(search: Search): OwnAddress {
  return { search: searchText(valuesOf(search, 'q')[0] ?? ''), ...readPageAddress(search) }
}

/** The query of My listings. */
export function ownSearch({ search, page }: OwnAddress): Search {
  return { ...present({ q: search }), ...pageSearch({ page }) }
}
