/** Permissions: every operation of the contract, called with every kind of credentials. */
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { readContract, type Operation } from '../../../server/http/contract/contract.ts'
import { insertReason } from '../../../server/store/reasons.ts'
import { insertDecision } from '../../../server/store/listing/decisions.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { requestOf } from '../../support/calls/contract-requests.ts'
import { databaseDigest } from '../../support/servers/database-digest.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { ofAnotherKey, promoted, unsigned } from '../../support/calls/forged-tokens.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const operations = await readContract(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)))

let database: Database
let site: TestApp
let member: Member
let admin: Member

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  member = await insertMember(database.db, { username: 'matrix.member' })
  admin = await insertMember(database.db, { username: 'matrix.admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'matrix.second.admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'disabled.member', enabled: false })
  await insertMember(database.db, { username: 'disabled.admin', role: 'ROLE_ADMIN', enabled: false })
})

const tokenOf = async (username: string) => (await signedIn(database.db, username)).authorization.replace('Bearer ', '')
const forgedFor = (username: string, forge: (token: string) => string) => async () => forge(await tokenOf(username))

/** Each kind of caller: the name, the token, and the required roles that it satisfies. */
const callers: readonly (readonly [string, () => Promise<string | null>, readonly Operation['role'][]])[] = [
  ['a caller without a token', async () => null, [null]],
  ['an administrator with an unsigned token', forgedFor('matrix.admin', unsigned), [null]],
  ['an administrator with a token of another key', forgedFor('matrix.admin', (token) => ofAnotherKey(token, () => site.clock.now)), [null]],
  ['a member with a token changed to an administrator', forgedFor('matrix.member', promoted), [null]],
  ['a disabled member', () => tokenOf('disabled.member'), [null]],
  ['a disabled administrator', () => tokenOf('disabled.admin'), [null]],
  ['a member', () => tokenOf('matrix.member'), [null, 'ROLE_USER']],
  ['an administrator', () => tokenOf('matrix.admin'), [null, 'ROLE_USER', 'ROLE_ADMIN']],
]

/** Inserts the row that a path with `{id}` refers to; each such path needs a line here. */
const insertions: readonly (readonly [string, (operation: Operation, caller: string) => Promise<number>])[] = [
  ['/events/', (operation) => insertPendingOrPublic('event', operation)],
  ['/api/events/', (operation) => insertPendingOrPublic('event', operation)],
  ['/api/volunteers/', (operation) => insertPendingOrPublic('volunteer', operation)],
  ['/api/shops/', (operation) => insertPendingOrPublic('shop', operation)],
  ['/api/dine/', (operation) => insertPendingOrPublic('dine', operation)],
  ['/api/listings/', () => insertAny(eventOf(member))],
  ['/api/decisions/', () => insertDecision(database.db, { at: site.clock.now, actor: admin.id, key: null })],
  ['/api/reasons/', async () => (await insertReason(database.db, { en: 'Closed.', el: 'Έκλεισε.' })).id],
  ['/api/my/listings/', (_, caller) => insertOf(caller === 'an administrator' ? admin : member)],
  ['/api/my/sessions/', async (_, caller) => insertSession(caller === 'an administrator' ? admin : member)],
  ['/api/users/', async () => (await insertMember(database.db)).id],
]

/** The bodies of operations that answer only what is true of the rows of this test; the others get their examples. */
const bodies: Readonly<Record<string, (caller: string) => Promise<object> | object>> = {
  mergeListing: async () => ({ into: await insertAny(eventOf(member)) }),
  // In whatever order they run, the password stays what it is.
  changeOwnPassword: (caller) => ({ password: passwordOf(caller), newPassword: passwordOf(caller) }),
  deleteOwnAccount: (caller) => ({ password: passwordOf(caller), listings: 'keep' }),
}

function passwordOf(caller: string): string {
  return (caller === 'an administrator' ? admin : member).password
}

async function insertSession({ id, username }: Member): Promise<number> {
  await signedIn(database.db, username)
  const newest = database.db.selectFrom('session').select('id').where('user', '=', id).orderBy('id', 'desc')
  return (await newest.executeTakeFirstOrThrow()).id
}

function eventOf({ id: author }: Member) {
  return { type: 'event', approved: true, author } as const
}

function insertPendingOrPublic(type: ListingType, { method }: Operation): Promise<number> {
  return insertAny({ type, approved: method === 'GET', author: member.id })
}

function insertOf({ id: author }: Member): Promise<number> {
  return insertAny({ type: 'event', approved: true, author, startDate: '2027-04-22' })
}

function insertAny(listing: { type: ListingType; approved: boolean; author: number; startDate?: string }): Promise<number> {
  const plain = { title: 'Walk', description: 'Far', city: null, address: null, link: null, tags: [] }
  return database.db.transaction().execute((transaction) => insertListing(transaction, { ...plain, ...listing }))
}

/** Written by hand, so that a role missing in the contract is found. All other operations are for administrators. */
const openToAll = [
  'listApprovedEvents', 'getEvent', 'listApprovedVolunteers', 'getVolunteer', 'listApprovedShops', 'getShop', 'listApprovedDine', 'getDine',
  'listEventTowns', 'listEventDays', 'searchListings', 'countEvents', 'countVolunteers', 'countShops', 'countDine',
  'getEventCalendar', 'followEventCalendar', 'followEventsAtom', 'followEventsJson', 'followVolunteersAtom', 'followVolunteersJson',
  'followShopsAtom', 'followShopsJson', 'followDineAtom', 'followDineJson', 'readOpenDataJson', 'readOpenDataCsv',
  'login', 'register', 'confirmEmail', 'resendVerification', 'disownSignUp', 'forgotPassword', 'resetPassword',
  'sendContactMessage', 'reportListing',
  'listCities', 'getConfiguration', 'checkLive', 'checkReady',
]
const openToMembers = ['createEvent', 'createVolunteer', 'createShop', 'createDine', 'listOwnListings', 'listOwnHistory', 'resubmitListing',
  'withdrawListing', 'restoreOwnListing', 'withdrawChange', 'cancelEvent', 'reopenEvent', 'findDuplicates',
  'logout', 'getLanguage', 'changeLanguage', 'changeOwnPassword', 'listSessions', 'endOtherSessions', 'endOwnSession',
  'deleteOwnAccount', 'downloadOwnData', 'downloadOwnListings']

it('the contract has the expected roles', () => {
  const withRole = (role: Operation['role']) => operations.filter((operation) => operation.role === role).map(({ id }) => id)
  expect([withRole(null), withRole('ROLE_USER')].map((ids) => ids.sort())).toEqual([openToAll.sort(), openToMembers.sort()])
})

/** Problems that are thrown before the handler. */
const beforeTheHandler = ['not-signed-in', 'not-allowed', 'invalid-request', 'unreadable-body', 'unsupported-media-type', 'unknown-address']

describe.each(operations)('$method $path', (operation) => {
  const calls = callers.map(([caller, token, roles]) => ({
    caller, token, isKnown: roles.includes('ROLE_USER'), answers: roles.includes(operation.role) ? 'allows' : 'refuses',
  }))

  it.each(calls)('$answers $caller', async ({ caller, token, isKnown, answers }) => {
    const insert = insertions.find(([path]) => operation.path.startsWith(`${path}{id}`))?.[1]
    if (!insert && operation.path.includes('{')) throw new Error(`${operation.path} is missing in insertions.`)
    const { headers, ...request } = requestOf(operation, (await insert?.(operation, caller)) ?? 0)
    const body = await bodies[operation.id]?.(caller)
    const bearer = await token()
    const before = await databaseDigest(database.db)
    const answer = await site.app.inject({ ...request, ...(body && { payload: JSON.stringify(body) }), headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } })
    const type = answer.statusCode < 400 ? null : answer.json<components['schemas']['Problem']>().type.replace('/docs#', '')
    if (operation.role) expect(answer.headers['cache-control']).toBe('no-store')
    if (answers === 'refuses') {
      expect([answer.statusCode, type]).toEqual(isKnown ? [403, 'not-allowed'] : [401, 'not-signed-in'])
      expect(await databaseDigest(database.db)).toEqual(before)
    } else if (operation.role) expect([answer.statusCode, type]).toEqual([200, null])
    else {
      expect(answer.statusCode).toBeLessThan(500)
      expect(beforeTheHandler).not.toContain(type)
    }
  })
})
