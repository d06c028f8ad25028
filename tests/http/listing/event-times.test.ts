/** The times of day of events over HTTP: submissions, edits by old and new clients, and everything that is read of them. */
import ICAL from 'ical.js'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, refused, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let mine: ReturnType<typeof callsOf>
let admins: ReturnType<typeof callsOf>

const concert = {
  title: 'Concert', description: 'In the park.', startDate: '2027-03-27', endDate: '2027-03-28', startTime: '20:30', endTime: '02:00',
}
const walk = { ...concert, title: 'Walk', endDate: '2027-03-27', startTime: '09:00', endTime: '11:30' }

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000', PUBLIC_URL: 'https://prasino.example' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  admins = callsOf(site, 'admin')
})

const submitted = (event: object) => got<Got>(mine.submit('event', event))

async function approved(event: object): Promise<number> {
  const { id } = await submitted(event)
  await got(admins.approve('event', id))
  return id
}

const textOf = async (url: string) => (await site.app.inject({ url })).body

describe('a submitted event', () => {
  it('keeps its times, which are null if they are absent, null or empty', async () => {
    expect(await submitted(walk)).toMatchObject({ startTime: '09:00', endTime: '11:30' })
    for (const absent of [undefined, null, '']) {
      expect(await submitted({ ...walk, startTime: absent, endTime: absent })).toMatchObject({ startTime: null, endTime: null })
    }
    expect(await submitted({ ...walk, endTime: '' })).toMatchObject({ startTime: '09:00', endTime: null })
  })

  it.each([
    ['no time', { startTime: '9:00' }, 'startTime: It must be a time of day from 00:00 to 23:59, as HH:mm.'],
    ['24 hours', { endTime: '24:00' }, 'endTime: It must be a time of day from 00:00 to 23:59, as HH:mm.'],
    ['an end without a start', { startTime: '' }, 'An end time needs a start time.'],
    ['an end before the start', { endTime: '08:59' },
      'The end must be after the start. If the event ends after midnight, make the next day its last day.'],
    ['a time without a day', { startDate: '', endDate: '', endTime: '' }, 'startDate: It is missing.'],
  ])('is refused with %s', async (_, change, sentence) => {
    const problem = await refused(mine.submit('event', { ...walk, ...change }))
    expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining(sentence) as string })
  })

  it('of another type ignores times', async () => {
    const shop = await got(mine.submit('shop', { title: 'Jars', description: 'By weight.', startTime: 9, endTime: 'noon' }))
    expect(shop).not.toHaveProperty('startTime')
  })
})

describe('an edit', () => {
  const { startTime: _, endTime: __, ...dated } = walk

  it('by a client that does not know times keeps them', async () => {
    const { id } = await submitted(walk)
    const edited = await got(admins.edit('event', id, { ...dated, title: 'Long walk', startDate: '2027-04-01', endDate: '2027-04-02' }))
    expect(edited).toMatchObject({ title: 'Long walk', startTime: '09:00', endTime: '11:30' })
  })

  it('by such a client drops the times that its days do not allow', async () => {
    const { id } = await submitted(concert)
    const single = await got(admins.edit('event', id, { ...dated, endDate: '2027-03-27' }))
    expect(single).toMatchObject({ startTime: '20:30', endTime: null })
    const undated = await got(admins.edit('event', id, { title: 'Walk', description: 'Soon.' }))
    expect(undated).toMatchObject({ startDate: null, startTime: null, endTime: null })
  })

  it('removes the times that are null, and is in the audit log', async () => {
    const { id } = await submitted(walk)
    const noTimes = { startTime: null, endTime: null }
    expect(await got(admins.edit('event', id, { ...dated, ...noTimes }))).toMatchObject(noTimes)
    const [entry] = await got<{ before: object; after: object }[]>(admins.get(`/api/audit?listing=${id}`))
    expect(entry).toMatchObject({ before: { startTime: '09:00', endTime: '11:30' }, after: { startTime: null, endTime: null } })
  })

  it('that sends an end that its days do not allow is refused', async () => {
    const { id } = await submitted(walk)
    const problem = await refused(admins.edit('event', id, { ...dated, endTime: '09:00' }))
    expect(problem).toMatchObject({ status: 400, detail: expect.stringContaining('after the start') as string })
  })
})

describe('an end at midnight', () => {
  const evening = { ...walk, title: 'Evening', startDate: '2027-10-30', endDate: '2027-10-30', startTime: '20:00', endTime: '00:00' }
  const { startTime: _, endTime: __, ...dated } = evening
  const read = { startDate: '2027-10-30', endDate: '2027-10-30', startTime: '20:00', endTime: '00:00' }

  it.each([
    ['the same day', '2027-10-30'], ['no last day', ''], ['the next day', '2027-10-31'],
  ])('with %s is one day', async (_of, endDate) => {
    expect(await submitted({ ...evening, endDate })).toMatchObject(read)
  })

  it('is one day in lists, the calendar, its page and calendar apps', async () => {
    const id = await approved({ ...evening, title: 'One evening', endDate: '2027-10-31' })
    const entries = JSON.parse(await textOf('/api/events/approved?expand=days')) as (Got & { currentDate: string })[]
    expect(entries.filter((entry) => entry.id === id)).toEqual([expect.objectContaining({ ...read, currentDate: '2027-10-30' })])
    const window = await textOf('/api/events/days?from=2027-10-30&to=2027-10-31')
    const { days } = JSON.parse(window) as { days: { date: string; events: number[] }[] }
    expect(days.filter(({ events }) => events.includes(id)).map(({ date }) => date)).toEqual(['2027-10-30'])
    const page = await textOf(`/events/${id}-one-evening?lang=en`)
    expect(page).toContain('October 30, 2027, 20:00–00:00')
    expect(page).toContain('"startDate":"2027-10-30T20:00:00+03:00","endDate":"2027-10-31T00:00:00+03:00"')
    const calendar = await textOf(`/events/${id}.ics`)
    expect(calendar).toMatch(/DTSTART;TZID=Europe\/Athens:20271030T200000\r\nDTEND;TZID=Europe\/Athens:20271031T000000\r\n/)
    expect(await textOf('/open-data/listings.csv')).toContain(',2027-10-30,2027-10-30,20:00,00:00,')
  })

  it('of a longer event is that of its last day', async () => {
    const id = await approved({ ...evening, title: 'Festival', endDate: '2027-11-01' })
    expect(await textOf(`/events/${id}.ics`)).toContain('DTEND;TZID=Europe/Athens:20271102T000000')
    expect(await textOf(`/events/${id}-festival?lang=el`)).toContain('30 Οκτωβρίου 2027, 20:00 – Δευτέρα 1 Νοεμβρίου 2027, 24:00')
  })

  it('is dropped if a client that does not know it makes the days ambiguous, which stay as it sent them', async () => {
    const { id } = await submitted(evening)
    expect(await got(admins.edit('event', id, dated))).toMatchObject(read)
    const longer = { ...read, endDate: '2027-10-31', endTime: null }
    expect(await got(admins.edit('event', id, { ...dated, endDate: '2027-10-31' }))).toMatchObject(longer)
  })
})

describe('a public event with times', () => {
  it('is in the lists, the days and the open data with them', async () => {
    const id = await approved(walk)
    const times = { id, startTime: '09:00', endTime: '11:30' }
    expect(JSON.parse(await textOf('/api/events/approved'))).toContainEqual(expect.objectContaining(times))
    const days = JSON.parse(await textOf('/api/events/days?from=2027-03-27&to=2027-03-27')) as { events: object[] }
    expect(days.events).toContainEqual(expect.objectContaining(times))
    const [columns = '', ...rows] = (await textOf('/open-data/listings.csv')).split('\r\n')
    const place = columns.split(',').indexOf('startTime')
    expect(rows.find((row) => row.startsWith(`${id},`))?.split(',').slice(place, place + 2)).toEqual(['09:00', '11:30'])
  })

  it('has a page with its times in both languages, and with the offsets of its days', async () => {
    const path = `/events/${await approved(concert)}-concert`
    expect(await textOf(`${path}?lang=en`)).toContain('March 27, 2027, 20:30 – Sunday, March 28, 2027, 02:00')
    const greek = await textOf(`${path}?lang=el`)
    expect(greek).toContain('27 Μαρτίου 2027, 20:30 – Κυριακή 28 Μαρτίου 2027, 02:00')
    expect(greek).toContain('"startDate":"2027-03-27T20:30:00+02:00","endDate":"2027-03-28T02:00:00+02:00"')
    const summer = await textOf(`/events/${await approved({ ...walk, title: 'Swim', startDate: '2027-07-01', endDate: '', endTime: '' })}-swim`)
    expect(summer).toContain('"startDate":"2027-07-01T09:00:00+03:00","isAccessibleForFree"')
  })

  it('is in calendars in the zone of Athens, also when it is cancelled, and in feeds', async () => {
    const id = await approved({ ...walk, title: 'Early walk' })
    const read = async (url: string) => {
      const calendar = new ICAL.Component(ICAL.parse(await textOf(url)) as never)
      const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
      const event = events.find(({ uid }) => uid.startsWith(`listing-${id}@`))
      const status = event?.component.getFirstPropertyValue('status')
      return [String(event?.startDate), String(event?.endDate), event?.startDate.zone.tzid, status]
    }
    const times = ['2027-03-27T09:00:00', '2027-03-27T11:30:00', 'Europe/Athens']
    expect(await read(`/events/${id}.ics`)).toEqual([...times, 'CONFIRMED'])
    expect(await textOf('/feeds/events.json')).toContain('March 27, 2027, 09:00–11:30')
    expect(await textOf('/feeds/events.atom?lang=el')).toContain('27 Μαρτίου 2027, 09:00–11:30')
    await got(admins.remove('event', id))
    expect(await read('/feeds/events.ics')).toEqual([...times, 'CANCELLED'])
  })

  it('is told to its author with them', async () => {
    await approved({ ...walk, title: 'Told' })
    const { title: _, description: __, ...when } = walk
    expect(await queuedMails(database.db)).toContainEqual(expect.objectContaining({ kind: 'listing-approved', title: 'Told', when }))
  })
})
