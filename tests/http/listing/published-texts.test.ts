/**
 * What is public equals what the versions say, after any submissions, changes and decisions of several people at once, on one server or
 * two, also if they are killed meanwhile. `OPERATIONS=10000` makes so many; see docs/testing.md.
 */
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { faultsOfPublic, type Read } from '../../support/listings/published-faults.ts'
import { administrators, authors, group, take, type Known, type Server } from '../../support/listings/random-operations.ts'
import { faultsOfDisabling, faultsOfMerging } from '../../support/listings/reversed-faults.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startMain } from '../../support/servers/main-process.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

/** The number of operations of each test. */
const operations = Number(process.env['OPERATIONS'] ?? 200)

/** The groups of a run. Each has four operations on average. */
const groupsPerRun = 25
const runs = Math.ceil(operations / groupsPerRun / 4.5)
const groupsOf = (length: number) => fc.array(group, { minLength: length, maxLength: length })

let database: Database
const users = new Map<string, number>()

beforeAll(async () => {
  database = await createTestDatabase()
  for (const username of authors) users.set(username, (await insertMember(database.db, { username })).id)
  for (const username of administrators) await insertMember(database.db, { username, role: 'ROLE_ADMIN' })
})

/** For the next operations, so that each comparison reads only theirs. */
async function empty(): Promise<void> {
  await database.db.deleteFrom('listing').execute()
  await database.db.updateTable('user').set({ enabled: true }).execute()
  await incrementPublicVersion(database.db)
}

const nobodyKnows = (): Known => ({ users, disabled: new Set(), listings: [], decisions: [], merges: [], etags: new Map() })

const sessions = new Map<string, ReturnType<typeof signedIn>>()

function sessionOf(username: string): ReturnType<typeof signedIn> {
  const session = sessions.get(username) ?? signedIn(database.db, username, new Date())
  sessions.set(username, session)
  return session
}

const inProcess = ({ app }: TestApp): Server => async ({ username, method, url, body }) => {
  const { statusCode, headers, body: text } = await app.inject({
    method, url, headers: await sessionOf(username), ...(body && { payload: body }),
  })
  return { status: statusCode, body: text, header: (name) => (headers[name] === undefined ? null : String(headers[name])) }
}

const acceptedOf = (url: string) => ({ accept: url.startsWith('/api/') ? 'application/json' : '*/*' })

const readIn = ({ app }: TestApp): Read => async (url) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: acceptedOf(url) })
  return { status: statusCode, location: headers.location === undefined ? null : String(headers.location), body }
}

it.each([1, 2])('after operations of several people at once, on servers: %i', async (count) => {
  const start = () => startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100000' } })
  const sites = await Promise.all(Array.from({ length: count }, start))
  // As in other processes, which delete sessions that have ended.
  for (const { clock } of sites) clock.now = new Date()
  const [first, second] = sites.map(inProcess) as [Server, Server?]
  await fc.assert(
    fc.asyncProperty(groupsOf(groupsPerRun), async (all) => {
      const known = nobodyKnows()
      for (const { steps, ms } of all) {
        await Promise.all(steps.map((each) => take(each, known, each.person % 2 === 0 || !second ? first : second)))
        for (const { clock } of sites) clock.now = new Date(clock.now.getTime() + ms)
      }
      const faults = async () => (await Promise.all(sites.map((site) => {
        site.clock.elapsedMs += 1_000
        return faultsOfPublic(database.db, readIn(site))
      }))).flat()
      expect(await faults()).toEqual([])
      expect(await faultsOfDisabling(database.db, users, { server: first, faults })).toEqual([])
      expect(await faultsOfMerging(database.db, { server: first, faults })).toEqual([])
      await empty()
    }),
    { numRuns: runs, endOnFailure: true },
  )
})

const remote = (address: string): Server => async ({ username, method, url, body }) => {
  const { authorization } = await sessionOf(username)
  const headers = { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) }
  const answer = await fetch(address + url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(() => null)
  const text = await answer?.text().catch(() => null)
  return answer && typeof text === 'string' ? { status: answer.status, body: text, header: (name) => answer.headers.get(name) } : null
}

const readFrom = (address: string): Read => async (url) => {
  const answer = await fetch(address + url, { redirect: 'manual', headers: acceptedOf(url) })
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() }
}

it('after two servers are killed, one after the other, while they answer', async () => {
  const start = async () => {
    const server = startMain({ DATABASE_URL: database.url, RATE_LIMIT_SCALE: '100000' })
    return { ...server, address: await server.address() }
  }
  for (const [round, all] of fc.sample(groupsOf(2 * groupsPerRun), Math.ceil(runs / 2)).entries()) {
    const known = nobodyKnows()
    const servers = await Promise.all([start(), start()])
    for (const [index, { steps }] of all.entries()) {
      const answered = Promise.all(steps.map((each) => take(each, known, remote(servers[each.person % 2 === 0 ? 0 : 1].address))))
      if (index % 20 === 19) {
        const which = index % 40 === 19 ? 0 : 1
        servers[which].signal('SIGKILL')
        await servers[which].exitCode()
        servers[which] = await start()
      }
      await answered
    }
    // A server answers for a second with what it has read, so that one is asked before, and the other one after a member is disabled.
    const [before, after] = [servers[0].address, servers[1].address]
    expect(await faultsOfPublic(database.db, readFrom(before)), `round ${round}`).toEqual([])
    const faults = () => faultsOfPublic(database.db, readFrom(after))
    expect(await faultsOfDisabling(database.db, users, { server: remote(after), faults }), `round ${round}`).toEqual([])
    for (const { signal } of servers) signal('SIGTERM')
    await Promise.all(servers.map(({ exitCode }) => exitCode()))
    await empty()
  }
})
