/**
 * The members, for administrators. Specification, section 7.
 * A server that does not offer `user-search`, or answers without `X-Total-Count`, sends all of them: then they are searched,
 * sorted and cut into pages here.
 */
import { RequestFailed } from '../../domain/failure.ts'
import type { Offers } from '../../domain/offers.ts'
import { pageOf, pageSize, type Page } from '../../domain/paging.ts'
import { usersOf, type User, type UserQuery } from '../../domain/user.ts'
import { answerOf, countOf, isCounted, looseAnswerOf, type ApiClient } from './client.ts'

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
export function createUsers(client: ApiClient, offers: Offers): Users {
  return {
    async fetchPage({ search, sort, page }, signal) {
      const asked = { ...(search === '' ? {} : { q: search }), sort, limit: pageSize, page }
      const query = offers.has('user-search') ? asked : {}
      const { data, response } = await answerOf(client.GET('/api/users', { params: { query }, signal }))
      const sent = readUsers(data)
      if (isCounted(response)) return { rows: sent, ...countOf(response) }
      const users = usersOf(sent, { search, sort })
      return { rows: pageOf(users, page), total: users.length, isCapped: false }
    },

    async toggle(user) {
      const path = { id: user.id }
      const { data } = await looseAnswerOf(client.PUT('/api/users/{id}/toggle-enabled', { params: { path }, parseAs: 'text' }))
      return { ...user, enabled: !user.enabled, ...(isUser(data) ? data : {}) }
    },
  }
}

/** Other servers leave out the role, which is not among the documented fields. */
function readUsers(answer: unknown): User[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer.filter(isUser).map((user) => ({ ...user, role: user.role ?? 'ROLE_USER' }))
}

function isUser(value: unknown): value is Omit<User, 'role'> & Partial<Pick<User, 'role'>> {
  const { id, username, email, enabled } = (value ?? {}) as { readonly [name in keyof User]?: unknown }
  return Number.isInteger(id) && typeof username === 'string' && typeof email === 'string' && typeof enabled === 'boolean'
}
