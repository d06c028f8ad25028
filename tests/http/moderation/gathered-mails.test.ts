/** Mails of a decision on several listings: each author gets one, which tells of all and repeats nothing. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { undoableUntil } from '../../../domain/moderation/undo.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import type { ReceivedMail } from '../../support/servers/smtp.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Calls = ReturnType<typeof callsOf>

let room: MailRoom
let site: TestApp
let { maria, eleni, anna, nikos } = {} as { maria: Calls; eleni: Calls; anna: Calls; nikos: Calls }

beforeAll(async () => {
  room = await openMailRoom()
  site = await startTestApp(room.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
  await insertMember(room.db, { username: 'maria' })
  await insertMember(room.db, { username: 'eleni' })
  await room.db.updateTable('user').set({ language: 'el' }).where('username', '=', 'eleni').execute()
  await insertMember(room.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(room.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  ;[maria, eleni, anna, nikos] = [callsOf(site, 'maria'), callsOf(site, 'eleni'), callsOf(site, 'anna'), callsOf(site, 'nikos')]
})
beforeEach(async () => {
  await room.db.deleteFrom('mail_outbox').execute()
})

interface Listing {
  readonly id: number
  readonly etag: string
}

const titles = (count: number) => Array.from({ length: count }, (_, n) => `Soap no ${n + 1}`)

async function submitted(count: number, calls = maria): Promise<Listing[]> {
  const listings: Listing[] = []
  for (const title of titles(count)) {
    const answer = await calls.submit('shop', { title, description: 'By weight.', tags: [] })
    listings.push({ id: answer.json<{ id: number }>().id, etag: String(answer.headers.etag) })
    // Each listing of a decision is decided on later than the one before.
    site.clock.now = new Date(site.clock.now.getTime() + 10)
  }
  return listings
}

/** The mails that are sent when nothing can be undone any more. */
async function sent(): Promise<ReceivedMail[]> {
  const before = room.smtp.mails.length
  room.clock.now = undoableUntil(site.clock.now)
  await room.worker().runOnce()
  return room.smtp.mails.slice(before)
}

const toldTitles = (mail: ReceivedMail | undefined) => titles(9).filter((title) => mail?.text.includes(title))

describe('a decision on several listings', () => {
  it('is told to each author in one mail, in the own language, with the reasons once', async () => {
    const listings = [...(await submitted(3)), ...(await submitted(2, eleni))]
    await got(anna.decide({ action: 'delete', reason: 'It is the same shop each time.', listings }))
    const mails = (await sent()).toSorted((a, b) => a.text.length - b.text.length)
    expect(mails.map((mail) => mail.header('subject')).toSorted()).toEqual([
      'Removed: Soap no 1 and 2 more', 'Αφαιρέθηκε: Soap no 1 και άλλες 1',
    ])
    const mail = mails.find((each) => each.header('subject').startsWith('Removed'))
    expect(toldTitles(mail)).toEqual(titles(3))
    expect(mail?.text.split('It is the same shop each time.')).toHaveLength(2)
    expect(mail?.text).toContain('Your listings were removed')
  })

  it('has the address of each page that is public now', async () => {
    const listings = await submitted(2)
    await got(anna.decide({ action: 'approve', listings }))
    const [mail, ...others] = await sent()
    expect(others).toEqual([])
    for (const { id } of listings) expect(mail?.text).toContain(`https://leaf.example/shops/${id}`)
  })

  it('is told apart from other decisions, and where it says something else', async () => {
    const [approved, pending] = (await submitted(2)) as [Listing, Listing]
    const other = (await submitted(1)) as [Listing]
    await got(anna.approve('shop', approved.id))
    const etag = `"${approved.id}-2"`
    await got(anna.decide({ action: 'reject', reason: 'Where?', listings: [{ ...approved, etag }, pending] }))
    await got(anna.decide({ action: 'reject', reason: 'Where?', listings: other }))
    const subjects = (await sent()).map((mail) => mail.header('subject')).toSorted()
    expect(subjects).toEqual(['No longer public: Soap no 1', 'Not approved: Soap no 1', 'Not approved: Soap no 2'])
  })

  it('does not tell of a listing on which a later decision was made', async () => {
    const listings = await submitted(3)
    await got(anna.decide({ action: 'approve', listings }))
    await got(nikos.remove('shop', (listings[1] as Listing).id))
    const mails = await sent()
    const approval = mails.find((mail) => mail.header('subject').startsWith('Approved'))
    expect([mails.length, approval?.header('subject'), toldTitles(approval)]).toEqual(
      [2, 'Approved: Soap no 1 and 1 more', ['Soap no 1', 'Soap no 3']],
    )
  })

  it('is told by the same mail when it is sent again, of which nothing can be undone any more', async () => {
    const listings = await submitted(3)
    const decision = (await anna.decide({ action: 'approve', listings })).headers['x-decision']
    room.smtp.refuse(451)
    expect(await sent()).toEqual([])
    room.smtp.refuse(null)
    const outcomes = await got<{ outcome: string }[]>(anna.undo(Number(decision)))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['late', 'late', 'late'])
    const before = room.smtp.mails.length
    room.passTime(3_600_000)
    await room.worker().runOnce()
    expect(room.smtp.mails.slice(before).map((mail) => toldTitles(mail))).toEqual([titles(3)])
  })

  it('is told once by workers that send at the same time', async () => {
    const listings = await submitted(9)
    await got(anna.decide({ action: 'approve', listings }))
    const before = room.smtp.mails.length
    room.clock.now = undoableUntil(site.clock.now)
    await Promise.all([1, 2, 3].map(() => room.worker().runOnce()))
    const told = room.smtp.mails.slice(before).flatMap((mail) => toldTitles(mail))
    expect(told.toSorted()).toEqual(titles(9))
  })
})
