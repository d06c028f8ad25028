/** The address of the list of users. */
import { isUserSort, type UserQuery } from '../../../domain/account/user.ts'
import { present, valuesOf } from '../../../domain/query-values.ts'
import { searchText } from '../../../domain/search/search-text.ts'
import { pageSearch, readPageAddress, type PageAddress, type Search } from '../../paths.ts'

interface UsersAddress extends UserQuery, PageAddress {}

/** An invalid order is the order by id. */
export function readUsersAddress(search: Search): UsersAddress {
  const sort = valuesOf(search, 'sort')[0]
  return {
    search: searchText(valuesOf(search, 'q')[0] ?? ''),
    sort: isUserSort(sort) ? sort : 'id',
    ...readPageAddress(search),
  }
}

/** The query of the list of users. */
export function usersSearch({ search, sort, page }: UsersAddress): Search {
  return { ...present({ q: search, sort: sort === 'id' ? null : sort }), ...pageSearch({ page }) }
}
