/** The documented calls of a backend, with users and listings in memory. Specification, section 7. */
import { createHmac } from 'node:crypto'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'

export type DocumentedListings = Readonly<Record<ListingType, readonly Partial<Listing>[]>>

export interface DocumentedUser {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly password: string
  readonly role: 'ROLE_USER' | 'ROLE_ADMIN'
  readonly enabled: boolean
  readonly isConfirmed: boolean
}

export interface DocumentedState {
  readonly listings: Record<ListingType, Partial<Listing>[]>
  users: DocumentedUser[]
}

export interface Call {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Null without one. */
  readonly body: Record<string, unknown> | null
  /** The user of the token; null for a visitor. */
  readonly username: string | null
}

export interface Answer {
  readonly status: number
  /** A text is sent as text, anything else as JSON; absent for no body. */
  readonly body?: unknown
}

/** One documented call: its callers, its required and optional fields. */
interface Operation {
  readonly as: 'everyone' | 'member' | 'admin'
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
  readonly answer: (call: Call, state: DocumentedState, id: number) => Answer
}

const listingFields = ['startDate', 'endDate', 'cost', 'link', 'address', 'tags', 'city', 'approved']
const folders = { event: 'events', volunteer: 'volunteers', shop: 'shops', dine: 'dine' } as const satisfies Record<ListingType, string>
const secret = 'only for tests'
const refused: Answer = { status: 401, body: 'Bad credentials' }

/** The calls of accounts and users, by method and path. */
const accountOperations: Readonly<Record<string, Operation>> = {
  'POST /auth/login': {
    as: 'everyone',
    required: ['username', 'password'],
    answer: ({ body }, { users }) => {
      const user = users.find(({ username, password }) => username === body?.username && password === body.password)
      return user?.enabled && user.isConfirmed ? { status: 200, body: { token: tokenOf(user) } } : refused
    },
  },
  'POST /auth/register': {
    as: 'everyone',
    required: ['username', 'email', 'password'],
    answer: ({ body }, state) => {
      const { username, email, password } = body as Record<'username' | 'email' | 'password', string>
      const user = { username, email, password, id: state.users.length + 1, role: 'ROLE_USER', enabled: true, isConfirmed: false } as const
      state.users = [...state.users, user]
      return { status: 200, body: 'User registered' }
    },
  },
  'GET /api/email-verification/confirm': {
    as: 'everyone',
    answer: ({ query }, state) => {
      const { users } = state
      state.users = users.map((user) => (query.get('token') === confirmationOf(user) ? { ...user, isConfirmed: true } : user))
      return { status: 200, body: 'Email verified' }
    },
  },
  'POST /api/contact': {
    as: 'everyone',
    required: ['name', 'email', 'subject', 'message'],
    answer: () => ({ status: 200, body: 'Sent' }),
  },
  'POST /auth/password/forgot': { as: 'everyone', required: ['email'], answer: () => ({ status: 200, body: 'Sent' }) },
  'POST /auth/password/reset': { as: 'everyone', required: ['token', 'newPassword'], answer: () => ({ status: 200, body: 'Changed' }) },
  'GET /api/users': { as: 'admin', answer: (_, { users }) => ({ status: 200, body: users.map(sentUser) }) },
  'PUT /api/users/{id}/toggle-enabled': {
    as: 'admin',
    answer: (_, state, id) => {
      state.users = state.users.map((user) => (user.id === id ? { ...user, enabled: !user.enabled } : user))
      return { status: 200, body: state.users.filter((user) => user.id === id).map(sentUser)[0] }
    },
  },
}

/** Every documented call, by method and path. The response to a decision has no content. */
export function documentedOperations(): Readonly<Record<string, Operation>> {
  const types = Object.keys(folders) as ListingType[]
  const ofListings = types.flatMap((type) => Object.entries(listingOperations(type)))
  return { ...accountOperations, ...Object.fromEntries(ofListings) }
}

/** The secret in the confirmation mail of a user. */
export function confirmationOf({ username }: Pick<DocumentedUser, 'username'>): string {
  return `confirm-${username}`
}

/** The user of a token; null if this backend did not sign it. */
export function usernameOf(token: string): string | null {
  const [head = '', payload = '', signature] = token.split('.')
  if (signature !== signatureOf(`${head}.${payload}`)) return null
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub
}

/** The response to a decision, which the specification does not define. */
const done: Answer = { status: 204 }

function listingOperations(type: ListingType): Record<string, Operation> {
  const folder = `/api/${folders[type]}`
  const listed = (approved: boolean) => (_: Call, { listings }: DocumentedState) => ({
    status: 200,
    body: listings[type].filter((listing) => (listing.approved ?? false) === approved),
  })
  const change = (listings: DocumentedState['listings'], id: number, fields: object) => {
    listings[type] = listings[type].map((listing) => (listing.id === id ? { ...listing, ...fields } : listing))
    return listings[type].find((listing) => listing.id === id)
  }
  return {
    [`GET ${folder}/approved`]: { as: 'everyone', answer: listed(true) },
    [`GET ${folder}/unapproved`]: { as: 'admin', answer: listed(false) },
    [`POST ${folder}`]: {
      as: 'member',
      required: ['title', 'description'],
      optional: listingFields,
      answer: ({ body }, { listings }) => {
        // Each type has its own sequence of ids.
        const created = { ...body, id: Math.max(0, ...listings[type].map(({ id }) => id ?? 0)) + 1, approved: false }
        listings[type].push(created)
        return { status: 200, body: created }
      },
    },
    [`PUT ${folder}/{id}`]: {
      as: 'admin',
      required: ['title', 'description'],
      optional: listingFields,
      answer: ({ body }, { listings }, id) => ({ status: 200, body: change(listings, id, body ?? {}) }),
    },
    [`PUT ${folder}/{id}/approve`]: {
      as: 'admin',
      answer: (_, { listings }, id) => {
        change(listings, id, { approved: true })
        return done
      },
    },
    [`DELETE ${folder}/{id}`]: {
      as: 'admin',
      answer: (_, { listings }, id) => {
        listings[type] = listings[type].filter((listing) => listing.id !== id)
        return done
      },
    },
  }
}

function sentUser({ id, username, email, enabled }: DocumentedUser) {
  return { id, username, email, enabled }
}

function tokenOf({ username, role }: DocumentedUser): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: username, role })}`
  return `${signed}.${signatureOf(signed)}`
}

function signatureOf(signed: string): string {
  return createHmac('sha256', secret).update(signed).digest('base64url')
}
