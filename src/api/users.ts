/**
 * The members, for administrators. Specification, section 7.
 * A server that answers without `X-Total-Count` has sent all of them: then they are searched and sorted here.
 */
import { pageOf, pageSize, type Page } from '../../domain/paging.ts'
import { usersOf, type User, type UserQuery } from '../../domain/user.ts'
import { answerOf, type ApiClient } from './client.ts'
import { countOf, isCounted } from './list-count.ts'

/** `page` counts from 1 and has ten users. */
export interface UserPlace extends UserQuery {
  readonly page: number
}

/** The calls. Each throws RequestFailed. */
export interface Users {
  /** Empty beyond the last page; an AbortError once its signal is aborted. */
  fetchPage(place: UserPlace, signal: AbortSignal): Promise<Page<User>>
  /** Disables who is enabled and enables who is not; gives the user as it is then. Leaving the screen does not call it back. */
  toggle(user: User): Promise<User>
}

/** Makes the calls over a client. */
export function createUsers(client: ApiClient): Users {
  return {
    async fetchPage({ search, sort, page }, signal) {
      const query = { ...(search === '' ? {} : { q: search }), sort, limit: pageSize, page }
      const { data, response } = await answerOf(client.GET('/api/users', { params: { query }, signal }))
      if (isCounted(response)) return { rows: data, ...countOf(response) }
      const users = usersOf(data, { search, sort })
      return { rows: pageOf(users, page), total: users.length, isCapped: false }
    },

    async toggle({ id }) {
      return (await answerOf(client.PUT('/api/users/{id}/toggle-enabled', { params: { path: { id } } }))).data
    },
  }
}
