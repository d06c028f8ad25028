/** Mails of decisions: none of those that are undone is sent, and none of the others is lost. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { undoMs } from '../../../domain/moderation/undo.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startMain, type MainProcess } from '../../support/servers/main-process.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let room: MailRoom
let site: TestApp
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>
let counter = 0

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  // As in the other processes, which delete sessions that have ended.
  site.clock.now = new Date()
  await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'admin', role: 'ROLE_ADMIN' })
  ;[mine, admins] = [callsOf(site, 'maria'), callsOf(site, 'admin')]
})
beforeEach(async () => {
  await room.db.deleteFrom('mail_outbox').execute()
})

interface Made {
  readonly decision: number
  readonly titles: readonly string[]
  isUndone: boolean
}

async function submitted(): Promise<{ id: number; title: string }> {
  const title = `Soap-${(counter += 1)}-`
  return { id: (await got(mine.submit('shop', { title, description: 'By weight.', tags: [] }))).id, title }
}

const mailsAbout = (title: string) => room.smtp.mails.filter((mail) => mail.text.includes(title)).length

const decide = {
  approve: (id: number) => admins.approve('shop', id),
  reject: (id: number) => admins.reject('shop', id, { reason: 'Where?' }),
  remove: (id: number) => admins.remove('shop', id),
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('decide' as const), how: fc.constantFrom('approve' as const, 'reject' as const, 'remove' as const) }),
  fc.record({ kind: fc.constant('decide on several' as const), how: fc.constantFrom('approve' as const, 'delete' as const) }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: undoMs }) }),
  // A worker whose clock differs from that of the server.
  fc.record({ kind: fc.constant('send' as const), aheadMs: fc.integer({ min: -undoMs, max: undoMs }) }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function run(made: Made[], each: Step): Promise<void> {
  if (each.kind === 'decide') {
    const { id, title } = await submitted()
    made.push({ decision: Number((await decide[each.how](id)).headers['x-decision']), titles: [title], isUndone: false })
  } else if (each.kind === 'decide on several') {
    const listings = [await submitted(), await submitted(), await submitted()]
    const { headers } = await admins.decide({
      action: each.how, ...(each.how === 'delete' && { reason: 'Where?' }), listings: listings.map(({ id }) => ({ id, etag: `"${id}-1"` })),
    })
    made.push({ decision: Number(headers['x-decision']), titles: listings.map(({ title }) => title), isUndone: false })
  } else if (each.kind === 'undo') {
    const chosen = made[each.which % Math.max(1, made.length)]
    if (!chosen) return
    const results = await got<{ outcome: string }[]>(admins.undo(chosen.decision))
    const outcomes = new Set(results.map(({ outcome }) => outcome))
    // All of a decision are undone, or none: what tells of them is taken by one worker.
    expect([['undone'], ['late']]).toContainEqual([...outcomes])
    chosen.isUndone = outcomes.has('undone')
  } else if (each.kind === 'pass') passTime(each.ms)
  else await sendAhead(each.aheadMs)
}

function passTime(ms: number): void {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
}

async function sendAhead(ms: number): Promise<void> {
  room.clock.now = new Date(site.clock.now.getTime() + ms)
  await room.worker().runOnce()
}

it('are sent once for each decision that was not undone, whenever time passes and workers run', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const made: Made[] = []
      for (const each of steps) await run(made, each)
      passTime(2 * undoMs)
      await sendAhead(0)
      const sent = made.map(({ titles, isUndone }) => [isUndone, titles.map(mailsAbout)])
      expect(sent).toEqual(made.map(({ titles, isUndone }) => [isUndone, titles.map(() => (isUndone ? 0 : 1))]))
    }),
    { numRuns: 40 },
  )
})

const inMs = (ms: number) => sql`make_interval(secs => ${ms / 1_000})`

/** Makes decisions and leases older, instead of waiting. */
async function makeOlder(ms: number): Promise<void> {
  await sql`update mail_outbox set next_attempt_at = next_attempt_at - ${inMs(ms)}`.execute(room.db)
  await sql`update decided_listing set undo_until = undo_until - ${inMs(ms)}`.execute(room.db)
}

async function put(server: MainProcess, path: string): Promise<Response> {
  const { authorization } = await signedIn(room.db, 'admin', new Date())
  return fetch(`${await server.address()}${path}`, { method: 'PUT', headers: { authorization, accept: 'application/json' } })
}

it('are those of the database after servers are killed while they decide, undo and send', async () => {
  const start = () => startMain({ DATABASE_URL: room.url, SMTP_URL: room.smtp.url })
  const killed = async (server: MainProcess) => {
    server.signal('SIGKILL')
    await server.exitCode()
  }
  const listings = await Promise.all(Array.from({ length: 30 }, submitted))
  const first = start()
  // Killed after some answers: others are on their way, or decided and not answered.
  for (const { id } of listings) void put(first, `/api/shops/${id}/approve`).catch(() => null)
  const decisions = () => room.db.selectFrom('decided_listing').select(['decision', 'listing', 'undone_at'])
    .where('listing', 'in', listings.map(({ id }) => id)).orderBy('decision').execute()
  await vi.waitUntil(async () => (await decisions()).length >= 8, { timeout: 60_000 })
  await killed(first)
  const decided = await decisions()

  const second = start()
  const every2nd = decided.filter((_, n) => n % 2 === 0)
  for (const { decision } of every2nd) void put(second, `/api/decisions/${decision}/undo`).catch(() => null)
  await vi.waitUntil(async () => (await decisions()).some(({ undone_at }) => undone_at !== null), { timeout: 60_000 })
  await killed(second)

  // Killed while it sends the first mails, which are due; the next server sends them again.
  room.smtp.beforeAnswer(() => new Promise(() => undefined))
  await makeOlder(2 * undoMs)
  const third = start()
  await vi.waitUntil(() => listings.some(({ title }) => mailsAbout(title) > 0), { timeout: 60_000 })
  await killed(third)
  room.smtp.beforeAnswer(() => Promise.resolve())
  await makeOlder(undoMs)
  const fourth = start()
  await vi.waitUntil(async () => (await room.db.selectFrom('mail_outbox').select('id').execute()).length === 0, { timeout: 60_000 })
  fourth.signal('SIGTERM')
  await fourth.exitCode()

  const told = (await decisions()).filter(({ undone_at }) => undone_at === null)
  const isTold = new Set(told.map(({ listing }) => listing))
  const messages = (title: string) => new Set(room.smtp.mails.filter((mail) => mail.header('subject').includes(title))
    .map((mail) => mail.header('message-id'))).size
  expect(listings.map(({ id, title }) => [id, messages(title)])).toEqual(listings.map(({ id }) => [id, isTold.has(id) ? 1 : 0]))
  expect(isTold.size).toBeLessThan(decided.length)
})
