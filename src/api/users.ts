/**
 * The calls for users. Administrators only. Specification, section 7.
 * A server without the offer `user-search`, or without `X-Total-Count`, sends all users, which are then searched, sorted and
 * paged here.
 */
import type { Role } from '../../domain/account/roles.ts'
import { RequestFailed } from '../../domain/failure.ts'
import type { Disabling } from '../../domain/given-reasons/disabling.ts'
import type { Offers } from '../../domain/offers.ts'
import { pageOf, pageSize, type Page } from '../../domain/lists/paging.ts'
import { usersOf, type User, type UserQuery } from '../../domain/account/user.ts'
import { answerOf, countOf, isCounted, lenientAnswerOf, type ApiClient } from './client.ts'
import { sentReasons } from './moderation/sent-reasons.ts'

/** `page` counts from 1 and has ten users. */
export interface UserPlace extends UserQuery {
  readonly page: number
}

/** The calls. Each throws RequestFailed. */
export interface Users {
  /** Empty beyond the last page. Throws an AbortError if its signal is aborted. */
  fetchPage(place: UserPlace, signal: AbortSignal): Promise<Page<User>>
  /** Enables or disables a user, and returns the changed user. Leaving the screen does not abort the request. */
  toggle(user: User): Promise<User>
  /** Gives a user another role, and returns the changed user. Requires the offer `roles`. */
  changeRole(given: { readonly user: User; readonly role: Role }): Promise<User>
  /** Ends all sessions of a user. Requires the offer `user-sessions`. */
  endSessions(user: User): Promise<User>
  /** Disables a user with what is listed. Requires the offer `disabling`. */
  disable(disabling: Disabling & { readonly user: User }): Promise<User>
}

/** Creates the calls of a client. */
export function createUsers(client: ApiClient, offers: Offers): Users {
  return {
    async fetchPage({ search, sort, page }, signal) {
      const parameters = { ...(search === '' ? {} : { q: search }), sort, limit: pageSize, page }
      const query = offers.has('user-search') ? parameters : {}
      const { data, response } = await answerOf(client.GET('/api/users', { params: { query }, signal }))
      const sent = readUsers(data)
      if (isCounted(response)) return { rows: sent, ...countOf(response) }
      const users = usersOf(sent, { search, sort })
      return { rows: pageOf(users, page), total: users.length, isCapped: false }
    },

    async toggle(user) {
      const path = { id: user.id }
      // A user who is enabled already stays so.
      if (!user.enabled && offers.has('disabling')) {
        return (await answerOf(client.DELETE('/api/users/{id}/disabled', { params: { path } }))).data
      }
      const { data } = await lenientAnswerOf(client.PUT('/api/users/{id}/toggle-enabled', { params: { path }, parseAs: 'text' }))
      return { ...user, enabled: !user.enabled, ...(isUser(data) ? data : {}) }
    },

    async changeRole({ user, role }) {
      return (await answerOf(client.PUT('/api/users/{id}/role', { params: { path: { id: user.id } }, body: { role } }))).data
    },

    async endSessions({ id }) {
      return (await answerOf(client.DELETE('/api/users/{id}/sessions', { params: { path: { id } } }))).data
    },

    async disable({ user, given, removeWaiting, hidePublished }) {
      const body = { ...sentReasons(offers, given), removeWaiting, hidePublished }
      return (await answerOf(client.PUT('/api/users/{id}/disabled', { params: { path: { id: user.id } }, body }))).data
    },
  }
}

/** Other servers omit the role, which is not a documented field. */
function readUsers(answer: unknown): User[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer.filter(isUser).map((user) => ({ ...user, role: user.role ?? 'ROLE_USER' }))
}

function isUser(value: unknown): value is Omit<User, 'role'> & Partial<Pick<User, 'role'>> {
  const { id, username, email, enabled } = (value ?? {}) as { readonly [name in keyof User]?: unknown }
  return Number.isInteger(id) && typeof username === 'string' && typeof email === 'string' && typeof enabled === 'boolean'
}
