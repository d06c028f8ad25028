/** Inserting the demo listings and accounts into an empty database. */
import { verify } from '@node-rs/argon2'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noFilter } from '../../../domain/lists/filter.ts'
import { connectWithoutTimeLimits } from '../../../server/database/connect.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { demoListings } from '../../../server/demo/demo-listings.ts'
import { seedDemo } from '../../../server/demo/seed-demo.ts'
import { approvedList } from '../../../server/store/lists/approved-list.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

const today = '2026-11-21'

let database: Database

beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.close())

it('inserts all demo listings, dated from today; only approved ones are listed', async () => {
  await seedDemo(database.db, today)
  const events = await approvedList(database.db, 'event', { filter: noFilter }).rowsAt({ offset: 0, limit: null })
  const approved = demoListings.filter(({ type, approved: isApproved = true }) => type === 'event' && isApproved)
  expect(events.map(({ listing }) => listing.title).sort()).toEqual(approved.map(({ title }) => title).sort())
  const todays = approved.filter(({ startsInDays }) => startsInDays === 0).map(({ title }) => title)
  expect(events.filter(({ day }) => day === today).map(({ listing }) => listing.title)).toEqual(expect.arrayContaining(todays))
  expect(await database.db.selectFrom('listing').select('id').execute()).toHaveLength(demoListings.length)
})

it('creates a member and an administrator who can sign in with the returned passwords', async () => {
  const accounts = await seedDemo(database.db, today)
  expect(accounts.map(({ username, role }) => [username, role])).toEqual([['maria', 'ROLE_USER'], ['admin', 'ROLE_ADMIN']])
  for (const { username, password } of accounts) {
    const user = await database.db.selectFrom('user').selectAll().where('username', '=', username).executeTakeFirstOrThrow()
    expect(user).toMatchObject({ enabled: true })
    // 128 random bits.
    expect(password).toMatch(/^[\w-]{22}$/)
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verify(user.password_hash, password)).toBe(true)
  }
})

it('runs once, also if two processes start concurrently', async () => {
  const patient = [connectWithoutTimeLimits(database.url), connectWithoutTimeLimits(database.url)]
  const outcomes = await Promise.all(patient.map((db) => seedDemo(db, today)))
  await Promise.all(patient.map((db) => db.destroy()))
  expect(outcomes.map((accounts) => accounts.length).sort()).toEqual([0, 2])
  expect(await seedDemo(database.db, today)).toEqual([])
  expect(await database.db.selectFrom('listing').select('id').execute()).toHaveLength(demoListings.length)
})
