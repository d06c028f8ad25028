/** Administrators who disable each other or take roles concurrently: one remains, and who is none any more can do nothing. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import type { Role } from '../../../domain/account/roles.ts'
import { setRole } from '../../../server/store/account/roles.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { startInOrder, queueBehindAdmins } from '../../support/servers/lock-queue.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let admins: readonly Member[]
let sessions: readonly { readonly authorization: string }[]

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const names = ['anna', 'nikos', 'petros']
  admins = await Promise.all(names.map((username) => insertMember(database.db, { username, role: 'ROLE_ADMIN' })))
  // Before a test locks the rows of administrators.
  sessions = await Promise.all(names.map((username) => signedIn(database.db, username)))
})

/** An administrator toggles another or makes one a moderator, or the command line (`by` is null) revokes a role. */
interface Act {
  readonly by: number | null
  readonly on: number
  readonly isRole?: boolean
}

interface AdminState {
  enabled: boolean
  role: Role
}

function at<T>(all: readonly T[], place: number): T {
  const found = all[place]
  if (found === undefined) throw new Error(`There is no element ${place}.`)
  return found
}

async function reset(states: readonly AdminState[]): Promise<void> {
  for (const [place, state] of states.entries()) {
    await database.db.updateTable('user').set(state).where('id', '=', at(admins, place).id).execute()
  }
}

async function storedStates(): Promise<AdminState[]> {
  const rows = await database.db.selectFrom('user').select(['id', 'enabled', 'role']).execute()
  return admins.map(({ id }) => {
    const { enabled, role } = at(rows.filter((row) => row.id === id), 0)
    return { enabled, role }
  })
}

async function act({ by, on, isRole = false }: Act): Promise<string> {
  const { id, username } = at(admins, on)
  if (by === null) return (await setRole(database.db, username, 'ROLE_USER', site.clock.now))?.change ?? 'unknown'
  const headers = { ...at(sessions, by), accept: 'application/json', 'content-type': 'application/json' }
  const sent = isRole ? { url: 'role', payload: JSON.stringify({ role: 'ROLE_MODERATOR' }) } : { url: 'toggle-enabled' }
  const { statusCode, body } = await site.app.inject({ method: 'PUT', ...sent, url: `/api/users/${id}/${sent.url}`, headers })
  return statusCode === 200 ? 'done' : (JSON.parse(body) as { type: string }).type.replace('/docs#', '')
}

/** The results of the acts in sequence. Each actor was an administrator when the first act began. */
function expectedOutcomes(states: AdminState[], acts: readonly Act[]): string[] {
  const isAdmin = ({ enabled, role }: AdminState) => enabled && role === 'ROLE_ADMIN'
  return acts.map(({ by, on, isRole }) => {
    const target = at(states, on)
    const isLast = isAdmin(target) && states.filter(isAdmin).length === 1
    if (by === null) {
      if (target.role === 'ROLE_USER') return 'unchanged'
      if (isLast) return 'last-admin'
      target.role = 'ROLE_USER'
      return 'changed'
    }
    if (isLast && !isRole) return 'last-admin'
    if (!at(states, by).enabled) return 'not-signed-in'
    if (at(states, by).role !== 'ROLE_ADMIN') return 'not-allowed'
    if (isLast) return 'last-admin'
    if (isRole) target.role = 'ROLE_MODERATOR'
    else target.enabled = !target.enabled
    return 'done'
  })
}

async function expectSequential(states: readonly AdminState[], acts: readonly Act[]): Promise<void> {
  await reset(states)
  const model = states.map((state) => ({ ...state }))
  const expected = expectedOutcomes(model, acts)
  expect(await queueBehindAdmins(database.db, acts.map((each) => () => act(each)))).toEqual(expected)
  const after = await storedStates()
  expect(after).toEqual(model)
  expect(after.filter(({ enabled, role }) => enabled && role === 'ROLE_ADMIN').length).toBeGreaterThan(0)
}

const enabled: AdminState = { enabled: true, role: 'ROLE_ADMIN' }
const others = (index: number) => [0, 1, 2].filter((each) => each !== index)
const toggles: readonly Act[] = [0, 1, 2].flatMap((by) => others(by).map((on) => ({ by, on })))

const takings: readonly Act[] = [0, 1, 2].flatMap((by) => [0, 1, 2].map((on) => ({ by, on, isRole: true })))

function orders<T>(all: readonly T[]): T[][] {
  return all.length === 0 ? [[]] : all.flatMap((first, index) => orders(all.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

describe('three administrators who act concurrently', () => {
  const cases: readonly (readonly [string, readonly Act[]])[] = [
    ['two who disable each other', [{ by: 0, on: 1 }, { by: 1, on: 0 }]],
    ['three who disable each other in a circle', [{ by: 0, on: 1 }, { by: 1, on: 2 }, { by: 2, on: 0 }]],
    ['three who take the role from each other in a circle', [[0, 1], [1, 2], [2, 0]].map(([by = 0, on = 0]) => ({ by, on, isRole: true }))],
    ['two who disable each other, while the third loses the role', [{ by: 0, on: 1 }, { by: 1, on: 0 }, { by: null, on: 2 }]],
  ]

  it.each(cases)('keep one administrator in every order, and refuse disabled ones: %s', async (_, acts) => {
    for (const order of orders(acts)) await expectSequential([enabled, enabled, enabled], order)
  })

  it('act in sequence, whatever they do to others or themselves, also while the command line revokes roles', async () => {
    const revocation = fc.record({ by: fc.constant(null), on: fc.nat(2) })
    const calls = fc.constantFrom(...toggles, ...takings)
    const acts = fc.array(fc.oneof({ weight: 3, arbitrary: calls }, revocation), { minLength: 2, maxLength: 6 })
    // All start as administrators: other callers are refused before the queue, which another test covers.
    await fc.assert(
      fc.asyncProperty(acts, (each) => expectSequential([enabled, enabled, enabled], each)),
      { numRuns: 40 },
    )
  })

  it('do not deadlock while one is enabled and others are disabled', async () => {
    const disabled = { ...enabled, enabled: false }
    for (const order of orders([{ by: 1, on: 0 }, { by: 2, on: 0 }, { by: 1, on: 2 }])) {
      await expectSequential([disabled, enabled, enabled], order)
    }
  })
})

describe('an administrator who is disabled or loses the role', () => {
  const soap = { title: 'Soap', description: 'By weight.' }
  const setOf = (state: Partial<AdminState>) => (db: Database['db']) =>
    db.updateTable('user').set(state).where('username', '=', 'anna').execute()
  const listing = (id: number) =>
    database.db.selectFrom('listing').select(['revision', 'state']).where('id', '=', id).executeTakeFirst()

  it.each([
    [{ enabled: false }, 401, 'not-signed-in'],
    [{ role: 'ROLE_USER' } as const, 403, 'not-allowed'],
  ])('before a decision is begun does not change the listing: %j', async (state, status, type) => {
    await reset([enabled, enabled, enabled])
    const { id } = await got(callsOf(site, 'nikos').submit('shop', soap))
    const anna = callsOf(site, 'anna')
    const decisions = [
      () => anna.approve('shop', id), () => anna.reject('shop', id), () => anna.edit('shop', id, { ...soap, title: 'x' }),
      () => anna.remove('shop', id),
    ]
    const { answers } = await database.db.transaction().execute(async (holder) => {
      await setOf(state)(holder)
      return { answers: await startInOrder(database.db, decisions) }
    })
    for (const answer of await Promise.all(answers)) expect(answer.json()).toMatchObject({ status, type: `/docs#${type}` })
    expect(await listing(id)).toEqual({ revision: 1, state: 'pending' })
  })

  it('while a decision waits for its listing has made it', async () => {
    await reset([enabled, enabled, enabled])
    const { id } = await got(callsOf(site, 'nikos').submit('shop', soap))
    const { begun } = await database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
      const approve = async () => (await callsOf(site, 'anna').approve('shop', id)).statusCode
      const disable = async () => (await setOf({ enabled: false })(database.db)).length
      return { begun: await startInOrder<number>(database.db, [approve, disable]) }
    })
    expect(await Promise.all(begun)).toEqual([200, 1])
    expect(await listing(id)).toEqual({ revision: 2, state: 'approved' })
  })
})
