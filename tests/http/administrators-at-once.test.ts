/** Administrators who take each other's access away at the same moment: one stays, and who lost it goes no further. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { setRole } from '../../server/store/roles.ts'
import { createTestDatabase } from '../support/database.ts'
import { callsOf, got } from '../support/listing-calls.ts'
import { beginInQueue, behindAdmins } from '../support/lock-queue.ts'
import { insertMember, signedIn, type Member } from '../support/members.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp
let admins: readonly Member[]

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const names = ['anna', 'nikos', 'petros']
  admins = await Promise.all(names.map((username) => insertMember(database.db, { username, role: 'ROLE_ADMIN' })))
})
afterAll(() => database.close())

/** An administrator toggles another; or the command line, which has no name, takes a role away. */
interface Act {
  readonly by: number | null
  readonly on: number
}

interface AdminState {
  enabled: boolean
  role: 'ROLE_USER' | 'ROLE_ADMIN'
}

function at<T>(all: readonly T[], place: number): T {
  const found = all[place]
  if (found === undefined) throw new Error(`Nothing is at ${place}.`)
  return found
}

async function reset(states: readonly AdminState[]): Promise<void> {
  for (const [place, state] of states.entries()) {
    await database.db.updateTable('user').set(state).where('id', '=', at(admins, place).id).execute()
  }
}

async function kept(): Promise<AdminState[]> {
  const rows = await database.db.selectFrom('user').select(['id', 'enabled', 'role']).execute()
  return admins.map(({ id }) => {
    const { enabled, role } = at(rows.filter((row) => row.id === id), 0)
    return { enabled, role }
  })
}

async function act({ by, on }: Act): Promise<string> {
  const { id, username } = at(admins, on)
  if (by === null) return (await setRole(database.db, username, 'ROLE_USER', site.clock.now))?.change ?? 'nobody'
  const headers = { ...(await signedIn(at(admins, by).username)), accept: 'application/json', 'content-type': 'application/json' }
  const { statusCode, body } = await site.app.inject({ method: 'PUT', url: `/api/users/${id}/toggle-enabled`, headers })
  return statusCode === 200 ? 'toggled' : (JSON.parse(body) as { type: string }).type.replace('/docs#', '')
}

/** What comes of the acts one after the other, each by somebody who could still do it before the first. */
function expectedOutcomes(states: AdminState[], acts: readonly Act[]): string[] {
  const isAdmin = ({ enabled, role }: AdminState) => enabled && role === 'ROLE_ADMIN'
  return acts.map(({ by, on }) => {
    const target = at(states, on)
    const isLast = isAdmin(target) && states.filter(isAdmin).length === 1
    if (by === null) {
      if (target.role === 'ROLE_USER') return 'unchanged'
      if (isLast) return 'last-admin'
      target.role = 'ROLE_USER'
      return 'changed'
    }
    if (isLast) return 'last-admin'
    if (!at(states, by).enabled) return 'not-signed-in'
    if (at(states, by).role === 'ROLE_USER') return 'not-allowed'
    target.enabled = !target.enabled
    return 'toggled'
  })
}

async function expectOneAfterTheOther(states: readonly AdminState[], acts: readonly Act[]): Promise<void> {
  await reset(states)
  const model = states.map((state) => ({ ...state }))
  const expected = expectedOutcomes(model, acts)
  expect(await behindAdmins(database.db, acts.map((each) => () => act(each)))).toEqual(expected)
  const after = await kept()
  expect(after).toEqual(model)
  expect(after.filter(({ enabled, role }) => enabled && role === 'ROLE_ADMIN').length).toBeGreaterThan(0)
}

const enabled: AdminState = { enabled: true, role: 'ROLE_ADMIN' }
const others = (index: number) => [0, 1, 2].filter((each) => each !== index)
const toggles: readonly Act[] = [0, 1, 2].flatMap((by) => others(by).map((on) => ({ by, on })))

function orders<T>(all: readonly T[]): T[][] {
  return all.length === 0 ? [[]] : all.flatMap((first, index) => orders(all.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

describe('three administrators at the same moment', () => {
  const circles: readonly (readonly [string, readonly Act[]])[] = [
    ['two who disable each other', [{ by: 0, on: 1 }, { by: 1, on: 0 }]],
    ['a circle', [{ by: 0, on: 1 }, { by: 1, on: 2 }, { by: 2, on: 0 }]],
    ['two who disable each other, while the third loses the role', [{ by: 0, on: 1 }, { by: 1, on: 0 }, { by: null, on: 2 }]],
  ]

  it.each(circles)('%s: in every order one stays, and who was disabled is refused', async (_, acts) => {
    for (const order of orders(acts)) await expectOneAfterTheOther([enabled, enabled, enabled], order)
  })

  it('whatever they do, and whoever the command line takes the role from, act one after the other', async () => {
    const revocation = fc.record({ by: fc.constant(null), on: fc.nat(2) })
    const acts = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...toggles) }, revocation), { minLength: 2, maxLength: 6 })
    // Who could not act at first is refused before the queue, which is another test's business.
    await fc.assert(
      fc.asyncProperty(acts, (each) => expectOneAfterTheOther([enabled, enabled, enabled], each)),
      { numRuns: 40 },
    )
  }, 120_000)

  it('who enables a colleague while others are disabled waits without a deadlock', async () => {
    const disabled = { ...enabled, enabled: false }
    for (const order of orders([{ by: 1, on: 0 }, { by: 2, on: 0 }, { by: 1, on: 2 }])) {
      await expectOneAfterTheOther([disabled, enabled, enabled], order)
    }
  })
})

describe('an administrator who is disabled, or is one no more, while a decision waits for the listing', () => {
  const soap = { title: 'Soap', description: 'By weight.' }

  it.each([
    [{ enabled: false }, 401, 'not-signed-in'],
    [{ role: 'ROLE_USER' } as const, 403, 'not-allowed'],
  ])('leaves it as it is: %j', async (state, status, type) => {
    await reset([enabled, enabled, enabled])
    const { id } = await got(callsOf(site, 'nikos').submit('shop', soap))
    const anna = callsOf(site, 'anna')
    const decisions = [
      () => anna.approve('shop', id), () => anna.reject('shop', id), () => anna.edit('shop', id, { ...soap, title: 'x' }),
      () => anna.remove('shop', id),
    ]
    const holdingListing = await database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
      const answers = await beginInQueue(database.db, decisions)
      await database.db.updateTable('user').set(state).where('username', '=', 'anna').execute()
      return { answers }
    })
    for (const answer of await Promise.all(holdingListing.answers)) {
      expect(answer.json()).toMatchObject({ status, type: `/docs#${type}` })
    }
    const listing = await database.db.selectFrom('listing').select(['revision', 'approved']).where('id', '=', id).executeTakeFirst()
    expect(listing).toEqual({ revision: 1, approved: false })
  })
})
