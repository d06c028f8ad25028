/** Permissions: every operation of the contract, called with every kind of credentials. */
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { readContract, type Operation } from '../../../server/http/contract/contract.ts'
import { insertReason } from '../../../server/store/reasons.ts'
import { insertDecision } from '../../../server/store/listing/decisions.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { insertObjection as insertObjectionInStore } from '../../../server/store/listing/objections.ts'
import { requestOf } from '../../support/calls/contract-requests.ts'
import { databaseDigest } from '../../support/servers/database-digest.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { ofAnotherKey, promoted, unsigned } from '../../support/calls/forged-tokens.ts'
import { passkeyRow } from '../../support/calls/software-passkey.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { removePending } from '../../support/listings/statements.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const operations = await readContract(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)))

let database: Database
let site: TestApp
let people: Record<Operation['role'] & string, Member>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  people = {
    ROLE_USER: await insertMember(database.db, { username: 'matrix.member' }),
    ROLE_MODERATOR: await insertMember(database.db, { username: 'matrix.moderator', role: 'ROLE_MODERATOR' }),
    ROLE_ADMIN: await insertMember(database.db, { username: 'matrix.admin', role: 'ROLE_ADMIN' }),
  }
  await insertMember(database.db, { username: 'matrix.second.admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'disabled.member', enabled: false })
  await insertMember(database.db, { username: 'disabled.moderator', role: 'ROLE_MODERATOR', enabled: false })
  await insertMember(database.db, { username: 'disabled.admin', role: 'ROLE_ADMIN', enabled: false })
})

// One that a refused call leaves would be a second factor of the other calls.
afterEach(() => database.db.deleteFrom('passkey').execute())

const tokenOf = async (username: string) => (await signedIn(database.db, username)).authorization.replace('Bearer ', '')
/** A session whose user logged in longer ago than a login is fresh. */
const staleOf = async (username: string) => {
  const { now } = site.clock
  return (await signedIn(database.db, username, now, new Date(now.getTime() - freshLoginMs - 1))).authorization.replace('Bearer ', '')
}
const forgedFor = (username: string, forge: (token: string) => string) => async () => forge(await tokenOf(username))

/** Each kind of caller: the name, the token, the role that it has, null for none, and whether its login is not fresh. */
const callers: readonly (readonly [string, () => Promise<string | null>, Operation['role'], 'stale'?])[] = [
  ['a caller without a token', async () => null, null],
  ['an administrator with an unsigned token', forgedFor('matrix.admin', unsigned), null],
  ['an administrator with a token of another key', forgedFor('matrix.admin', (token) => ofAnotherKey(token, () => site.clock.now)), null],
  ['a member with a token changed to a moderator', forgedFor('matrix.member', (token) => promoted(token, 'ROLE_MODERATOR')), null],
  ['a member with a token changed to an administrator', forgedFor('matrix.member', promoted), null],
  ['a moderator with a token changed to an administrator', forgedFor('matrix.moderator', promoted), null],
  ['a disabled member', () => tokenOf('disabled.member'), null],
  ['a disabled moderator', () => tokenOf('disabled.moderator'), null],
  ['a disabled administrator', () => tokenOf('disabled.admin'), null],
  ['a member', () => tokenOf('matrix.member'), 'ROLE_USER'],
  ['a moderator', () => tokenOf('matrix.moderator'), 'ROLE_MODERATOR'],
  ['an administrator', () => tokenOf('matrix.admin'), 'ROLE_ADMIN'],
  ['a member without a fresh login', () => staleOf('matrix.member'), 'ROLE_USER', 'stale'],
  ['a moderator without a fresh login', () => staleOf('matrix.moderator'), 'ROLE_MODERATOR', 'stale'],
  ['an administrator without a fresh login', () => staleOf('matrix.admin'), 'ROLE_ADMIN', 'stale'],
]

/** Written by hand: the roles whose operations a caller with this role may call. */
const allowed: Readonly<Record<string, readonly Operation['role'][]>> = {
  none: [null],
  ROLE_USER: [null, 'ROLE_USER'],
  ROLE_MODERATOR: [null, 'ROLE_USER', 'ROLE_MODERATOR'],
  ROLE_ADMIN: [null, 'ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'],
}

/** Inserts the row that a path with `{id}` refers to; each such path needs a line here. */
const insertions: readonly (readonly [string, (operation: Operation, caller: Member) => Promise<number>])[] = [
  ['/events/', (operation) => insertPendingOrPublic('event', operation)],
  ['/api/events/', (operation) => insertPendingOrPublic('event', operation)],
  ['/api/volunteers/', (operation) => insertPendingOrPublic('volunteer', operation)],
  ['/api/shops/', (operation) => insertPendingOrPublic('shop', operation)],
  ['/api/dine/', (operation) => insertPendingOrPublic('dine', operation)],
  ['/api/listings/', () => insertAny(eventOf(people.ROLE_USER))],
  ['/api/decisions/', (_, { id: actor }) => insertDecision(database.db, { at: site.clock.now, actor, key: null })],
  ['/api/reasons/', async () => (await insertReason(database.db, { en: 'Closed.', el: 'Έκλεισε.' })).id],
  ['/api/objections/', async () => insertObjection(await insertRemoved(people.ROLE_USER))],
  ['/api/my/listings/', (_, caller) => insertOf(caller)],
  ['/api/my/objections/', (_, caller) => insertRemoved(caller)],
  ['/api/my/second-factor/passkeys/', (_, caller) => insertOwnPasskey(caller)],
  ['/api/my/sessions/', (_, caller) => insertSession(caller)],
  ['/api/users/', async () => (await insertMember(database.db)).id],
]

/** The bodies of operations that answer only what is true of the rows of this test; the others get their examples. */
const bodies: Readonly<Record<string, (caller: Member) => Promise<object> | object>> = {
  mergeListing: async () => ({ into: await insertAny(eventOf(people.ROLE_USER)) }),
  // In whatever order they run, the password stays what it is.
  changeOwnPassword: ({ password }) => ({ password, newPassword: password }),
  deleteOwnAccount: ({ password }) => ({ password, listings: 'keep' }),
  logInAgain: ({ password }) => ({ password }),
  changeOwnEmail: ({ password }) => ({ password, email: 'matrix@private.test' }),
}

/** A removed listing; the number of its statement. */
async function insertRemoved({ id: author }: Member): Promise<number> {
  return removePending(database.db, await insertAny({ type: 'shop', approved: false, author }), site.clock.now)
}

async function insertObjection(statement: number): Promise<number> {
  await insertObjectionInStore(database.db, { statement, text: 'It is open.', at: site.clock.now })
  return statement
}

async function insertSession({ id, username }: Member): Promise<number> {
  await signedIn(database.db, username)
  const newest = database.db.selectFrom('session').select('id').where('user', '=', id).orderBy('id', 'desc')
  return (await newest.executeTakeFirstOrThrow()).id
}

async function insertOwnPasskey({ id: user }: Member): Promise<number> {
  return (await database.db.insertInto('passkey').values(passkeyRow(user, site.clock.now)).returning('id').executeTakeFirstOrThrow()).id
}

function eventOf({ id: author }: Member) {
  return { type: 'event', approved: true, author } as const
}

function insertPendingOrPublic(type: ListingType, { method }: Operation): Promise<number> {
  return insertAny({ type, approved: method === 'GET', author: people.ROLE_USER.id })
}

function insertOf({ id: author }: Member): Promise<number> {
  return insertAny({ type: 'event', approved: true, author, startDate: '2027-04-22' })
}

function insertAny(listing: { type: ListingType; approved: boolean; author: number; startDate?: string }): Promise<number> {
  const plain = { title: 'Walk', description: 'Far', city: null, address: null, link: null, tags: [] }
  return database.db.transaction().execute((transaction) => insertListing(transaction, { ...plain, ...listing }))
}

/** Written by hand, so that a role missing in the contract is found. All other operations are for moderators. */
const openToAll = [
  'listApprovedEvents', 'getEvent', 'listApprovedVolunteers', 'getVolunteer', 'listApprovedShops', 'getShop', 'listApprovedDine', 'getDine',
  'listEventTowns', 'listEventDays', 'searchListings', 'countEvents', 'countVolunteers', 'countShops', 'countDine',
  'getEventCalendar', 'followEventCalendar', 'followEventsAtom', 'followEventsJson', 'followVolunteersAtom', 'followVolunteersJson',
  'followShopsAtom', 'followShopsJson', 'followDineAtom', 'followDineJson', 'readOpenDataJson', 'readOpenDataCsv',
  'login', 'startPasskeyLogin', 'logInWithPasskey',
  'register', 'confirmEmail', 'resendVerification', 'disownSignUp', 'forgotPassword', 'resetPassword',
  'confirmOwnEmail', 'returnOwnEmail', 'sendContactMessage', 'reportListing', 'readCheck', 'answerCheck',
  'readObjectionLink', 'objectWithLink',
  'listCities', 'getConfiguration', 'checkLive', 'checkReady',
]
const openToMembers = ['createEvent', 'createVolunteer', 'createShop', 'createDine', 'listOwnListings', 'listOwnHistory', 'resubmitListing',
  'withdrawListing', 'objectToDecision', 'restoreOwnListing', 'withdrawChange', 'cancelEvent', 'reopenEvent', 'findDuplicates',
  'logout', 'getRole', 'getLanguage', 'changeLanguage', 'getNotices', 'changeNotices',
  'changeOwnPassword', 'listSessions', 'endOtherSessions', 'endOwnSession',
  'deleteOwnAccount', 'logInAgain', 'startPasskeyLoginAgain', 'logInAgainWithPasskey', 'getSecondFactor',
  'startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes',
  'startPasskey', 'addPasskey', 'removePasskey', 'downloadOwnData', 'downloadOwnListings', 'getOwnEmail', 'changeOwnEmail']
const openToAdministrators = ['listUsers', 'toggleUserEnabled', 'disableUser', 'enableUser', 'changeRole', 'endUserSessions',
  'addReason', 'updateReason', 'deleteReason']

it('the contract has the expected roles', () => {
  const withRole = (role: Operation['role']) => operations.filter((operation) => operation.role === role).map(({ id }) => id)
  expect([withRole(null), withRole('ROLE_USER'), withRole('ROLE_ADMIN')].map((ids) => ids.sort()))
    .toEqual([openToAll.sort(), openToMembers.sort(), openToAdministrators.sort()])
})

/** Written by hand too: what only callers with a fresh login can do. The example of `decideListings` deletes several listings. */
const freshOnly = [
  'toggleUserEnabled', 'disableUser', 'changeRole', 'endUserSessions', 'decideListings',
  'startAuthenticator', 'confirmAuthenticator', 'removeAuthenticator', 'renewRecoveryCodes', 'endOtherSessions', 'endOwnSession',
  'startPasskey', 'addPasskey', 'removePasskey',
]

/** What handlers answer that need what no caller of this test has set up. */
const answers: Readonly<Record<string, readonly [number, string]>> = {
  confirmAuthenticator: [403, 'wrong-code'],
  addPasskey: [403, 'wrong-passkey'],
  startPasskeyLoginAgain: [409, 'second-factor-changed'],
  logInAgainWithPasskey: [403, 'wrong-passkey'],
  renewRecoveryCodes: [409, 'second-factor-changed'],
}

/** Problems that are thrown before the handler. */
const beforeTheHandler = ['not-signed-in', 'not-allowed', 'invalid-request', 'unreadable-body', 'unsupported-media-type', 'unknown-address']

describe.each(operations)('$method $path', (operation) => {
  const calls = callers.map(([caller, token, role, login]) => ({ caller, token, role, refusal: refusalOf(role, login) })).map((call) => ({
    ...call, answers: call.refusal ? 'refuses' : 'allows',
  }))

  /** The status and the problem with which the operation refuses a caller; null if it answers. */
  function refusalOf(role: Operation['role'], login: 'stale' | undefined) {
    if (!allowed[role ?? 'none']?.includes(operation.role)) return role ? [403, 'not-allowed'] : [401, 'not-signed-in']
    return login && freshOnly.includes(operation.id) ? [403, 'fresh-login-needed'] : null
  }

  it.each(calls)('$answers $caller', async ({ token, role, refusal }) => {
    const caller = people[role ?? 'ROLE_USER']
    const insert = insertions.find(([path]) => operation.path.startsWith(`${path}{id}`))?.[1]
    if (!insert && operation.path.includes('{')) throw new Error(`${operation.path} is missing in insertions.`)
    const { headers, ...request } = requestOf(operation, (await insert?.(operation, caller)) ?? 0)
    const body = await bodies[operation.id]?.(caller)
    const bearer = await token()
    const before = await databaseDigest(database.db)
    const answer = await site.app.inject({ ...request, ...(body && { payload: JSON.stringify(body) }), headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } })
    const type = answer.statusCode < 400 ? null : answer.json<components['schemas']['Problem']>().type.replace('/docs#', '')
    if (operation.role) expect(answer.headers['cache-control']).toBe('no-store')
    if (refusal) {
      expect([answer.statusCode, type]).toEqual(refusal)
      expect(await databaseDigest(database.db)).toEqual(before)
    } else if (operation.role) expect([answer.statusCode, type]).toEqual(answers[operation.id] ?? [200, null])
    else {
      expect(answer.statusCode).toBeLessThan(500)
      expect(beforeTheHandler).not.toContain(type)
    }
  })
})
