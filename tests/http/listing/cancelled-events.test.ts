/** Cancelling and reopening events by their authors, and what visitors see of a cancelled one. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, walk, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let { site, admins, mine, others, published, own, entryOf } = {} as AuthorsSite

beforeAll(async () => {
  ({ site, admins, mine, others, published, own, entryOf } = await startAuthorsSite())
})

const note = 'Because of the storm.'

/** What visitors get of an event at this moment. */
async function seen(id: number) {
  site.clock.elapsedMs += 1_000
  const body = async (address: string) => (await mine.get(address)).body
  const page = await body(`/events/${id}-walk?lang=en`)
  const calendar = await body(`/events/${id}.ics`)
  const found = await got<components['schemas']['SearchResults']>(mine.get('/api/search?q=walk'))
  const days = await got<components['schemas']['EventDays']>(mine.get('/api/events/days?from=2027-04-22&to=2027-04-22&first=10'))
  const listed = await got<Own[]>(mine.get('/api/events/approved?cancelled=include'))
  const feed = await got<components['schemas']['JsonFeed']>(mine.get('/feeds/events.json?lang=en'))
  return {
    alone: (await got<Own>(mine.get(`/api/events/${id}`))).cancellation,
    listed: listed.find((each) => each.id === id)?.cancellation,
    day: days.events.find((each) => each.id === id)?.cancellation,
    found: found.event?.listings.find((each) => each.id === id)?.cancellation,
    page: [page.includes('<title>Cancelled: Walk'), page.includes('This event is cancelled.'), page.includes(note)],
    list: (await body('/lists/events?lang=en')).includes('This event is cancelled.'),
    status: /"eventStatus":"([^"]*)"/.exec(page)?.[1],
    calendar: ['STATUS', 'SEQUENCE', 'SUMMARY;LANGUAGE=en'].map((name) => new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]?.trim()),
    feed: feed.items.find(({ url }) => url.includes(`/events/${id}`))?.title,
  }
}

describe('an event that its author cancels', () => {
  it('stays where it is listed, as cancelled, without an approval, until it is reopened', async () => {
    const id = await published()
    const before = await seen(id)
    expect(before).toMatchObject({ alone: undefined, status: 'https://schema.org/EventScheduled', feed: 'Walk' })
    const answer = await mine.cancel(id, { note: ` ${note} ` })
    const cancellation = { at: site.clock.now.toISOString(), note }
    expect([answer.json<Own>().cancellation, answer.headers.etag]).toEqual([cancellation, `"${id}-3"`])
    expect(await own(id)).toMatchObject({ state: 'approved', cancellation })
    expect(await seen(id)).toEqual({
      alone: cancellation, listed: cancellation, day: cancellation, found: cancellation,
      page: [true, true, true], list: true,
      status: 'https://schema.org/EventCancelled',
      calendar: ['CANCELLED', '2', 'Cancelled: Walk'],
      feed: 'Cancelled: Walk',
    })
    expect(await entryOf(id)).toMatchObject({ actor: 'maria', action: 'event-cancelled', after: { state: 'approved', cancellation: note } })

    expect(await got<Own>(mine.reopen(id))).not.toHaveProperty('cancellation')
    expect(await seen(id)).toEqual({ ...before, calendar: ['CONFIRMED', '3', 'Walk'] })
    expect(await entryOf(id)).toMatchObject({ actor: 'maria', action: 'event-reopened', before: { cancellation: note } })
  })

  it('is left out of the list of a client that does not ask for cancelled ones, and counted only for who does', async () => {
    const id = await published()
    await got(mine.cancel(id))
    const listed = async (query: string) => {
      const answer = await mine.get(`/api/events/approved?limit=50${query}`)
      const ids = answer.json<Own[]>().map((each) => each.id)
      return { isThere: ids.includes(id), isCountRight: answer.headers['x-total-count'] === String(ids.length) }
    }
    expect(await listed('')).toEqual({ isThere: false, isCountRight: true })
    expect(await listed('&expand=days')).toEqual({ isThere: false, isCountRight: true })
    expect(await listed('&cancelled=include')).toEqual({ isThere: true, isCountRight: true })
  })

  it('keeps its moment when the note is changed, and nothing changes when it is the same', async () => {
    const id = await published()
    const first = await got<Own>(mine.cancel(id))
    site.clock.elapsedMs += 60_000
    expect((await got<Own>(mine.cancel(id))).etag).toBe(first.etag)
    expect((await got<Own>(mine.cancel(id, { note }))).cancellation).toEqual({ at: first.cancellation?.at, note })
  })

  it('stays cancelled when a change of it is approved, and when it is taken down and restored', async () => {
    const id = await published()
    const { cancellation } = await got<Own>(mine.cancel(id, { note }))
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    await got(admins.approveChange(id))
    expect(await own(id)).toMatchObject({ title: 'Long walk', cancellation })
    await got(mine.withdraw(id))
    await got(mine.put(`/api/my/listings/${id}/restore`))
    expect(await own(id)).toMatchObject({ title: 'Long walk', cancellation })
  })

  it('is not cancelled any more when it is rejected, or loses its days', async () => {
    const [rejected, undated] = [await published(), await published()]
    await got(mine.cancel(rejected))
    await got(mine.cancel(undated))
    await got(admins.reject('event', rejected))
    await got(admins.edit('event', undated, { ...walk, startDate: null }))
    expect([await own(rejected), await own(undated)].map((each) => each?.cancellation)).toEqual([undefined, undefined])
    const entries = [await entryOf(rejected), await entryOf(undated)]
    expect(entries.map((entry) => entry?.before && 'cancellation' in entry.before)).toEqual([true, true])
    expect(entries.map((entry) => entry?.after && 'cancellation' in entry.after)).toEqual([false, false])
  })
})

describe('what cannot be cancelled', () => {
  it('is the event of somebody else, what waits, has no days, or is over', async () => {
    const pending = (await got(mine.submit('event', walk))).id
    const [someones, undated] = [await published(), await published({ ...walk, startDate: null })]
    const over = await published({ ...walk, startDate: '2026-11-21' })
    const { id: shop } = await got(mine.submit('shop', { title: 'Soap', description: 'By weight.' }))
    await got(admins.approve('shop', shop))
    expect((await others.cancel(someones)).statusCode).toBe(404)
    for (const id of [pending, undated, shop]) {
      expect((await mine.cancel(id)).json()).toMatchObject({ status: 409, type: '/docs#not-cancellable' })
    }
    const { now } = site.clock
    site.clock.now = new Date('2026-11-22T10:00:00Z')
    expect([(await mine.cancel(over)).statusCode, (await mine.reopen(over)).statusCode]).toEqual([409, 409])
    site.clock.now = now
  })

  it('is refused with a note that is too long, and for who has another revision', async () => {
    const id = await published()
    expect((await mine.cancel(id, { note: 'a'.repeat(301) })).statusCode).toBe(400)
    expect((await mine.cancel(id, { note }, { 'if-match': `"${id}-1"` })).statusCode).toBe(412)
  })
})
