/** Which listing each administrator reads, as the other ones are told. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reading } from '../../../domain/moderation/readings.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let other: TestApp
let admin: ReturnType<typeof callsOf>
let maria: ReturnType<typeof callsOf>
let member: Member

beforeAll(async () => {
  database = await createTestDatabase()
  // Two servers with one database.
  ;[site, other] = [await startTestApp(database.db), await startTestApp(database.db)]
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  member = await insertMember(database.db, { username: 'maria', role: 'ROLE_ADMIN' })
  ;[admin, maria] = [callsOf(site, 'admin'), callsOf(other, 'maria')]
})

beforeEach(async () => {
  await database.db.deleteFrom('reading').execute()
})

const tell = (listing: number | null, calls = maria) => got<Reading[]>(calls.put('/api/readings', { listing }))
const told = (calls = admin) => got<Reading[]>(calls.get('/api/readings'))
const pass = (seconds: number) => {
  for (const { clock } of [site, other]) clock.now = new Date(clock.now.getTime() + seconds * 1000)
}

describe('what an administrator reads', () => {
  it('is told to the other ones, by name only, and not to who reads it', async () => {
    expect(await tell(42)).toEqual([])
    expect(await told()).toEqual([{ listing: 42, username: 'maria' }])
    expect(await tell(42, admin)).toEqual([{ listing: 42, username: 'maria' }])
    expect(await told(maria)).toEqual([{ listing: 42, username: 'admin' }])
  })

  it('is the last listing that was told, or none', async () => {
    await tell(42)
    await tell(43)
    expect(await told()).toEqual([{ listing: 43, username: 'maria' }])
    await tell(null)
    expect(await told()).toEqual([])
  })

  it('ends after 60 seconds of silence', async () => {
    await tell(42)
    pass(40)
    await tell(42)
    pass(59)
    expect(await told()).toHaveLength(1)
    pass(1)
    expect(await told()).toEqual([])
  })

  it('keeps nobody from deciding', async () => {
    await insertMember(database.db, { username: 'eleni' })
    const { id } = await got(callsOf(site, 'eleni').submit('shop', { title: 'Soap', description: 'By weight.', tags: [] }))
    await tell(id)
    expect((await admin.approve('shop', id)).statusCode).toBe(200)
  })

  it('is told of moderators too', async () => {
    await tell(42)
    await database.db.updateTable('user').set({ role: 'ROLE_MODERATOR' }).where('id', '=', member.id).execute()
    expect(await told()).toEqual([{ listing: 42, username: 'maria' }])
    await database.db.updateTable('user').set({ role: 'ROLE_ADMIN' }).where('id', '=', member.id).execute()
  })

  it('is not told of who is disabled, or neither administrator nor moderator any more', async () => {
    await tell(42)
    for (const change of [{ enabled: false }, { role: 'ROLE_USER' }] as const) {
      await database.db.updateTable('user').set(change).where('id', '=', member.id).execute()
      expect(await told()).toEqual([])
      await database.db.updateTable('user').set({ enabled: true, role: 'ROLE_ADMIN' }).where('id', '=', member.id).execute()
    }
    expect(await told()).toHaveLength(1)
  })

  it('is an id', async () => {
    for (const listing of [0, 'x', 2 ** 31, undefined]) {
      expect((await maria.put('/api/readings', { listing })).statusCode).toBe(400)
    }
  })
})

describe('its row', () => {
  const rows = async () => (await database.db.selectFrom('reading').select('listing').execute()).map(({ listing }) => listing)

  it('is deleted by the cleanup when it has ended', async () => {
    await tell(42)
    pass(1)
    await tell(43, admin)
    pass(59)
    await removeExpiredRows(database.db, site.clock.now)
    expect(await rows()).toEqual([43])
  })

  it('is deleted with the user', async () => {
    const { id } = await insertMember(database.db, { username: 'petros', role: 'ROLE_ADMIN' })
    await tell(44, callsOf(site, 'petros'))
    await database.db.deleteFrom('user').where('id', '=', id).execute()
    expect(await rows()).toEqual([])
  })
})
