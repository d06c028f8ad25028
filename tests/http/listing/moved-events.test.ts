/** Events that their authors move to another day: at once for those who have earned it, announced for others. */
import { beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, walk, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let { site, admins, mine, others, published, own, entryOf, mails, database } = {} as AuthorsSite

beforeAll(async () => {
  ({ site, admins, mine, others, published, own, entryOf, mails, database } = await startAuthorsSite())
})

const later = { ...walk, startDate: '2027-05-01' }
const queue = () => got<Own[]>(admins.get('/api/listings?state=pending&limit=50'))
const inQueue = async (id: number, list = queue()) => (await list).filter((each) => each.id === id)

/** What visitors see of the event. */
async function seen(id: number) {
  site.clock.elapsedMs += 1_000
  const { body } = await mine.get(`/events/${id}-walk?lang=en`)
  const event = await got<Own>(mine.get(`/api/events/${id}`))
  return {
    day: event.startDate,
    isAnnounced: [body.includes('A change of the day or time is announced.'), event.moveAnnounced === true],
    isTold: body.includes('May 1') || body.includes('Beach walk'),
  }
}

describe('an event of an author with fewer than three approved listings', () => {
  it('is moved when that is approved, until which its page says only that it is announced', async () => {
    const { id } = await got(others.submit('event', walk))
    await got(admins.approve('event', id))
    expect(await seen(id)).toEqual({ day: '2027-04-22', isAnnounced: [false, false], isTold: false })
    const moved = await got<Own>(others.resubmit(id, { ...later, title: 'Beach walk' }))
    expect(moved).toMatchObject({ startDate: '2027-04-22', moved: null, change: { state: 'waiting' } })
    expect(await seen(id)).toEqual({ day: '2027-04-22', isAnnounced: [true, true], isTold: false })
    await got(others.resubmit(id, { ...walk, description: 'Very far.' }))
    expect(await seen(id)).toMatchObject({ isAnnounced: [false, false] })
    await got(others.resubmit(id, later))
    await got(admins.approveChange(id))
    expect(await seen(id)).toMatchObject({ day: '2027-05-01', isAnnounced: [false, false] })
  })
})

describe('an event of an author who has earned it', () => {
  beforeAll(async () => {
    for (const _ of [1, 2, 3]) await published()
  })

  it('is moved at once, and waits for a later look of an administrator', async () => {
    const id = await published()
    const moved = await got<Own>(mine.resubmit(id, later))
    expect(moved).toMatchObject({ startDate: '2027-05-01', change: null, moved: { listing: { startDate: '2027-04-22' } } })
    expect(await seen(id)).toMatchObject({ day: '2027-05-01', isAnnounced: [false, false] })
    expect(await inQueue(id)).toMatchObject([{ state: 'approved', moved: moved.moved }])
    expect(await entryOf(id)).toMatchObject({ actor: 'maria', action: 'event-moved', before: { startDate: '2027-04-22' } })
    // What an administrator saw last stays, however often it is moved.
    await got(mine.resubmit(id, { ...later, startTime: '10:00' }))
    const waiting = [{ startTime: '10:00', moved: { listing: { startDate: '2027-04-22', startTime: null } } }]
    expect(await inQueue(id)).toMatchObject(waiting)
    expect(await inQueue(id, got(admins.get('/api/listings?state=change&q=walk&limit=50')))).toMatchObject(waiting)
    const approved = await admins.approve('event', id)
    expect(await inQueue(id)).toEqual([])
    await got(admins.undo(String(approved.headers['x-decision'])))
    expect(await inQueue(id)).toMatchObject(waiting)
    await got(admins.approve('event', id))
    expect([await inQueue(id), await own(id)]).toMatchObject([[], { startTime: '10:00', moved: null }])
    expect(await mails()).toEqual([])
  })

  it('waits for no look once it is moved back', async () => {
    const id = await published()
    await got(mine.resubmit(id, later))
    const back = await got<Own>(mine.resubmit(id, walk))
    expect([back, await inQueue(id)]).toMatchObject([{ startDate: '2027-04-22', change: null, moved: null }, []])
    expect(await entryOf(id)).toMatchObject({ action: 'event-moved', after: { startDate: '2027-04-22' } })
  })

  it('that was moved is not moved again by another text, nor by the text that is public', async () => {
    const id = await published()
    await got(mine.resubmit(id, later))
    expect(await got<Own>(mine.resubmit(id, { ...later, title: 'Beach walk' }))).toMatchObject({ startDate: '2027-05-01', moved: {} })
    expect(await entryOf(id)).toMatchObject({ action: 'change-submitted', after: { title: 'Beach walk' } })
    await got(mine.resubmit(id, later))
    expect(await entryOf(id)).toMatchObject({ action: 'change-withdrawn' })
    const actions = (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id).map(({ action }) => action)
    expect(actions.filter((action) => action === 'event-moved')).toHaveLength(1)
  })

  it('that is moved once more than it waits tells both', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...later, title: 'Beach walk' }))
    await got(mine.resubmit(id, { ...later, startTime: '10:00' }))
    const actions = (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id).map(({ action }) => action)
    expect(actions.slice(0, 2).toSorted()).toEqual(['change-withdrawn', 'event-moved'])
  })

  it('is moved at once, and the rest of the change waits', async () => {
    const id = await published()
    const moved = await got<Own>(mine.resubmit(id, { ...later, title: 'Beach walk' }))
    const change = { listing: { title: 'Beach walk', startDate: '2027-05-01' } }
    expect(moved).toMatchObject({ title: 'Walk', startDate: '2027-05-01', change })
    expect(await inQueue(id)).toMatchObject([{ moved: { listing: { startDate: '2027-04-22' } } }])
    // The waiting text becomes the days of the published one and another title.
    await got(mine.resubmit(id, { ...later, title: 'Long walk', startDate: '2027-05-02' }))
    const next = { state: 'waiting', listing: { title: 'Long walk' } }
    expect(await own(id)).toMatchObject({ title: 'Walk', startDate: '2027-05-02', change: next })
    await got(admins.approveChange(id))
    expect([await inQueue(id), await own(id)]).toMatchObject([[], { title: 'Long walk', moved: null, change: null }])
  })

  it('is moved with another text, when the same days waited before, and six months have passed since a deletion', async () => {
    const [id, deleted, merged] = [await published(), await published(), await published()]
    await got(admins.remove('event', deleted))
    // Who sends what is there already has done nothing wrong.
    await got(admins.post(`/api/listings/${merged}/merge`, { into: id }))
    await got(mine.resubmit(id, later))
    expect(await own(id)).toMatchObject({ startDate: '2027-04-22', moved: null, change: { listing: { startDate: '2027-05-01' } } })
    await database.db.updateTable('listing').set({ removed_at: new Date('2026-05-01T10:00:00Z') }).where('id', '=', deleted).execute()
    await got(mine.resubmit(id, { ...later, title: 'Beach walk' }))
    expect(await own(id)).toMatchObject({ startDate: '2027-05-01', change: { listing: { title: 'Beach walk' } }, moved: {} })
  })
})
