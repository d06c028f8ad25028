/** Random requests of authors and administrators to the same listings. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { undoMs } from '../../../domain/moderation/undo.ts'
import { pathOf } from '../calls/listing-calls.ts'

export const authors = ['eleni', 'nikos', 'maria'] as const
export const administrators = ['admin', 'other'] as const
const types = ['event', 'event', 'shop', 'dine', 'volunteer'] as const

let words = 0

/** A word like no other, so that a search for it finds one text. */
function newWord(): string {
  const digest = createHash('sha256').update(String((words += 1))).digest().subarray(0, 12)
  return [...digest].map((byte) => 'abdefgiklmnoprst'[byte % 16]).join('')
}

/** A request of a user. */
export interface Asked {
  readonly username: string
  readonly method: 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly body?: object
}

export interface Answered {
  readonly status: number
  readonly header: (name: string) => string | null
  readonly body: string
}

/** Null if it was killed before it answered. */
export type Server = (asked: Asked) => Promise<Answered | null>

/** What the people know: their listings, and the decisions of administrators. */
export interface Known {
  /** The ids of the authors. */
  readonly users: ReadonlyMap<string, number>
  /** Authors whom somebody has disabled, also if they are enabled since. */
  readonly disabled: Set<string>
  readonly listings: { readonly id: number; readonly type: ListingType; readonly author: string }[]
  readonly decisions: { readonly id: string; readonly by: string }[]
  readonly merges: { readonly id: number; readonly into: number }[]
  /** The last `ETag` of each listing that somebody was told. */
  readonly etags: Map<number, string>
}

const step = fc.record({
  kind: fc.constantFrom(
    'submit', 'submit', 'submit', 'submit', 'submit', 'submit', 'approve', 'approve', 'approve', 'approve', 'approve', 'approve', 'reject',
    'change', 'change', 'edit', 'approve change', 'approve change', 'reject change',
    'withdraw change', 'remove', 'withdraw', 'restore', 'restore own', 'cancel', 'cancel', 'reopen', 'undo', 'undo', 'decide on several',
    'merge', 'merge', 'merge', 'merge kept', 'merge kept', 'merge kept', 'merge back', 'merge back', 'restore merged', 'restore merged',
    'restore', 'undo', 'undo', 'disable', 'enable', 'enable', 'enable',
  ),
  // Mostly the last ones, so that several people meet at one listing.
  back: fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 8 }) }, { weight: 1, arbitrary: fc.nat({ max: 200 }) }),
  person: fc.nat({ max: 5 }),
  day: fc.integer({ min: 1, max: 28 }),
  length: fc.nat({ max: 3 }),
})

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Steps of a group are made at once; then time passes. */
export const group = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 8 }), ms: fc.nat({ max: undoMs / 2 }) })

function typeOf({ back }: Step): ListingType {
  return types[back % types.length] ?? 'event'
}

function authorOf({ person }: Step): string {
  return authors[person % authors.length] ?? authors[0]
}

function inputOf({ day, length }: Step, type: ListingType): object {
  const two = (number: number) => String(number).padStart(2, '0')
  const days = { startDate: `2027-01-${two(day)}`, endDate: length === 0 ? null : `2027-01-${two(Math.min(31, day + length))}`, cost: length }
  const plain = { title: `${newWord()} ${newWord()}`, description: newWord(), city: 'Chania', tags: [{ name: 'Other' }] }
  return { ...plain, ...(type === 'event' && days) }
}

/** A fourth of the requests are those of clients that know no reasons, which enable who is disabled. */
function askedOfUser({ kind, length }: Step, admin: string, user: number | undefined): Asked {
  if (kind === 'enable') return { username: admin, method: 'DELETE', url: `/api/users/${user}/disabled` }
  if (length === 3) return { username: admin, method: 'PUT', url: `/api/users/${user}/toggle-enabled` }
  const kept = [{}, { removeWaiting: false }, { hidePublished: false }][length]
  return { username: admin, method: 'PUT', url: `/api/users/${user}/disabled`, body: { reason: 'Advertising only.', ...kept } }
}

function mergeOf(admin: string, id: number, into: number): Asked {
  return { username: admin, method: 'POST', url: `/api/listings/${id}/merge`, body: { into } }
}

/** Null if nobody knows a listing or a decision yet. */
function askedBy(each: Step, { users, listings, decisions, merges, etags }: Known): Asked | null {
  const { kind, back, person } = each
  const author = authorOf(each)
  const admin = administrators[person % administrators.length] ?? administrators[0]
  if (kind === 'submit') {
    const type = typeOf(each)
    return { username: author, method: 'POST', url: `/api/${pathOf[type]}`, body: inputOf(each, type) }
  }
  if (kind === 'undo') {
    const decision = decisions.at(-1 - (back % Math.max(1, decisions.length)))
    return decision ? { username: decision.by, method: 'PUT', url: `/api/decisions/${decision.id}/undo` } : null
  }
  const merged = merges.at(-1 - (back % Math.min(3, Math.max(1, merges.length))))
  if (kind === 'merge back') return merged ? mergeOf(admin, merged.into, merged.id) : null
  if (kind === 'restore merged') return merged ? { username: admin, method: 'PUT', url: `/api/listings/${merged.id}/restore` } : null
  if (kind === 'disable' || kind === 'enable') return askedOfUser(each, admin, users.get(authorOf(each)))
  const listing = kind === 'merge kept'
    ? listings.find(({ id }) => id === merged?.into)
    : listings.at(-1 - (back % Math.max(1, listings.length)))
  if (!listing) return null
  const [own, one, ofType] = [`/api/my/listings/${listing.id}`, `/api/listings/${listing.id}`, `/api/${pathOf[listing.type]}/${listing.id}`]
  const reason = { reason: 'Not clear.' }
  const of = { own: { username: listing.author }, admin: { username: admin } }
  switch (kind) {
    case 'approve': return { ...of.admin, method: 'PUT', url: `${ofType}/approve` }
    case 'reject': return { ...of.admin, method: 'PUT', url: `${ofType}/reject`, body: reason }
    case 'edit': return { ...of.admin, method: 'PUT', url: ofType, body: inputOf(each, listing.type) }
    case 'remove': return { ...of.admin, method: 'DELETE', url: ofType }
    case 'restore': return { ...of.admin, method: 'PUT', url: `${one}/restore` }
    case 'approve change': return { ...of.admin, method: 'PUT', url: `${one}/change/approve` }
    case 'reject change': return { ...of.admin, method: 'PUT', url: `${one}/change/reject`, body: reason }
    case 'change': return { ...of.own, method: 'PUT', url: own, body: inputOf(each, listing.type) }
    case 'withdraw change': return { ...of.own, method: 'DELETE', url: `${own}/change` }
    case 'withdraw': return { ...of.own, method: 'DELETE', url: own }
    case 'restore own': return { ...of.own, method: 'PUT', url: `${own}/restore` }
    case 'cancel': return { ...of.own, method: 'PUT', url: `${own}/cancellation`, body: { note: null } }
    case 'reopen': return { ...of.own, method: 'DELETE', url: `${own}/cancellation` }
    case 'merge': case 'merge kept': {
      const others = listings.filter(({ id, type }) => type === listing.type && id !== listing.id)
      const into = others.at(-1 - (each.day % Math.min(3, Math.max(1, others.length))))
      return into ? mergeOf(admin, listing.id, into.id) : null
    }
    case 'decide on several': {
      const action = (['approve', 'reject', 'delete'] as const)[person % 3]
      const several = [...etags].slice(-5).map(([id, etag]) => ({ id, etag }))
      return { ...of.admin, method: 'POST', url: '/api/decisions', body: { action, listings: several, ...(action === 'reject' && reason) } }
    }
    default: return null
  }
}

/** Makes one step, and notes what people are told. Failures of the server are no answers. */
export async function take(each: Step, known: Known, server: Server): Promise<void> {
  const asked = askedBy(each, known)
  if (each.kind === 'disable') known.disabled.add(authorOf(each))
  const answered = asked && (await server(asked))
  if (!asked || !answered) return
  // Nobody else is signed out: refusals of everything would find nothing.
  const isSignedOut = answered.status === 401 && !known.disabled.has(asked.username)
  if (answered.status >= 500 || isSignedOut) throw new Error(`${asked.method} ${asked.url}: ${answered.status} ${answered.body}`)
  if (answered.status !== 200) return
  if (each.kind === 'submit') {
    const { id } = JSON.parse(answered.body) as { id: number }
    known.listings.push({ id, type: typeOf(each), author: asked.username })
  }
  const merged = /(\d+)\/merge$/.exec(asked.url)?.[1]
  if (merged !== undefined) known.merges.push({ id: Number(merged), into: (asked.body as { into: number }).into })
  const [decision, etag] = [answered.header('x-decision'), answered.header('etag')]
  if (decision !== null) known.decisions.push({ id: decision, by: asked.username })
  const id = /^"(\d+)-/.exec(etag ?? '')?.[1]
  if (etag !== null && id !== undefined) {
    known.etags.delete(Number(id))
    known.etags.set(Number(id), etag)
  }
}
