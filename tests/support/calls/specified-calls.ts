/** The calls of the specification, section 7, written by hand, to compare the contract with. */
import type { Role } from '../../../domain/account/roles.ts'
import type { Method } from '../../../tools/api-docs/openapi-document.ts'

export interface SpecifiedCall {
  readonly method: Method
  readonly path: string
  /** The fields of the JSON body; none if there is no body. */
  readonly fields: readonly string[]
  /** The required query parameters. */
  readonly query: readonly string[]
  readonly role: Role | null
  readonly answer: 'application/json' | 'text/plain'
}

const none = { fields: [], query: [], role: null, answer: 'application/json' } as const
// The specification names administrators, who may do all that moderators may.
const moderator = { ...none, role: 'ROLE_MODERATOR' } as const
const admin = { ...none, role: 'ROLE_ADMIN' } as const
const text = { ...none, answer: 'text/plain' } as const
const post = ['title', 'description', 'startDate', 'endDate', 'cost', 'link', 'address', 'tags', 'city']

const lists = ['events', 'volunteers', 'shops', 'dine'].flatMap((list): SpecifiedCall[] => [
  { ...none, method: 'get', path: `/api/${list}/approved` },
  { ...moderator, method: 'get', path: `/api/${list}/unapproved` },
  { ...moderator, method: 'put', path: `/api/${list}/{id}/approve` },
  { ...moderator, method: 'delete', path: `/api/${list}/{id}` },
  { ...moderator, method: 'put', path: `/api/${list}/{id}`, fields: post },
  { ...none, method: 'post', path: `/api/${list}`, fields: [...post, 'approved'], role: 'ROLE_USER' },
])

export const specifiedCalls: readonly SpecifiedCall[] = [
  { ...none, method: 'post', path: '/auth/login', fields: ['username', 'password'] },
  { ...text, method: 'post', path: '/auth/register', fields: ['username', 'email', 'password'] },
  { ...text, method: 'get', path: '/api/email-verification/confirm', query: ['token'] },
  { ...text, method: 'post', path: '/api/contact', fields: ['name', 'email', 'subject', 'message'] },
  { ...text, method: 'post', path: '/auth/password/forgot', fields: ['email'] },
  { ...text, method: 'post', path: '/auth/password/reset', fields: ['token', 'newPassword'] },
  ...lists,
  { ...admin, method: 'get', path: '/api/users' },
  { ...admin, method: 'put', path: '/api/users/{id}/toggle-enabled' },
  { ...none, method: 'get', path: '/greekCities.json' },
]
