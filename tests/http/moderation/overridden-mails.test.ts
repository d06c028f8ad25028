/** Mails of decisions that are overridden before they are sent: an author gets only what is true. */
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { undoMs, undoableUntil } from '../../../domain/moderation/undo.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Calls = ReturnType<typeof callsOf>

let room: MailRoom
let site: TestApp
let { mine, anna, nikos } = {} as { mine: Calls; anna: Calls; nikos: Calls }
let counter = 0

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(room.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  ;[mine, anna, nikos] = [callsOf(site, 'maria'), callsOf(site, 'anna'), callsOf(site, 'nikos')]
})
beforeEach(async () => {
  await room.db.deleteFrom('mail_outbox').execute()
})

const soap = (title: string) => ({ title, description: 'By weight.', tags: [] })

/** Lets time pass, and sends what is due. */
async function pass(ms: number): Promise<void> {
  site.clock.now = new Date(site.clock.now.getTime() + ms)
  room.clock.now = site.clock.now
  await room.worker().runOnce()
}

const reason = { reason: 'Where?' }
const steps = {
  approve: (id: number) => anna.approve('shop', id),
  reject: (id: number) => nikos.reject('shop', id, reason),
  remove: (id: number) => nikos.remove('shop', id),
  edit: (id: number, title: string) => nikos.edit('shop', id, { ...soap(title), city: 'Volos' }),
  restore: (id: number) => anna.put(`/api/listings/${id}/restore`),
  change: (id: number, title: string) => mine.resubmit(id, { ...soap(title), city: 'Athens' }),
  'approve the change': (id: number) => anna.approveChange(id),
  'take down': (id: number) => mine.withdraw(id),
} satisfies Record<string, (id: number, title: string) => ReturnType<Calls['get']>>

type Name = keyof typeof steps

/** The first words of the subjects of the mails about a listing on which this was done, one step each half minute. */
async function mailsAfter(names: readonly Name[], { isUndone = false } = {}): Promise<string[]> {
  const title = `Soap-${(counter += 1)}-`
  const { id } = await got(mine.submit('shop', soap(title)))
  let last = ''
  for (const name of names) {
    const { headers, statusCode } = await steps[name](id, title)
    expect([name, statusCode]).toEqual([name, 200])
    last = String(headers['x-decision'])
    await pass(undoMs / 2)
  }
  if (isUndone) await got(nikos.undo(last))
  await pass(undoableUntil(site.clock.now).getTime() - site.clock.now.getTime())
  const subjects = room.smtp.mails.map((mail) => mail.header('subject')).filter((subject) => subject.includes(title))
  return subjects.map((subject) => subject.replace(/:.*/, '')).toSorted()
}

it.each<[readonly Name[], readonly string[]]>([
  [['approve'], ['Approved']],
  [['approve', 'remove'], ['Removed']],
  [['approve', 'reject'], ['No longer public']],
  [['reject', 'approve'], ['Approved']],
  [['edit', 'approve'], ['Approved', 'Changed']],
  [['edit', 'remove'], ['Removed']],
  [['remove', 'restore'], ['Restored']],
  [['approve', 'take down'], []],
  [['approve', 'change', 'approve the change'], ['Approved', 'Change approved']],
  [['approve', 'change', 'approve the change', 'remove'], ['Removed']],
])('after %s: %s', async (names, expected) => {
  expect(await mailsAfter(names)).toEqual(expected)
})

it('are sent when what has overridden them is undone', async () => {
  expect(await mailsAfter(['approve', 'remove'], { isUndone: true })).toEqual(['Approved'])
})
