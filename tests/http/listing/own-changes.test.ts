/** Changes of approved listings by their authors: the published text stays until an administrator approves the change. */
import { beforeAll, describe, expect, it } from 'vitest'
import { got, refused, type Got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, walk, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let { database, site, admins, mine, published, own, entryOf, mails } = {} as AuthorsSite

beforeAll(async () => {
  ({ database, site, admins, mine, published, own, entryOf, mails } = await startAuthorsSite())
})

const waiting = async () => (await got<Own[]>(admins.get('/api/listings?state=pending&limit=50')))
const publicVersion = async () => (await database.db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()).version
const versions = async (id: number) =>
  (await database.db.selectFrom('listing_version').select('state').where('listing', '=', id).orderBy('id').execute())
    .map(({ state }) => state)

/** What visitors get of an event, by its call, in the list, the search and the feed. */
async function seenByVisitors(id: number): Promise<unknown> {
  site.clock.elapsedMs += 1_000
  const alone = await got(mine.get(`/api/events/${id}`))
  const listed = (await got<Got[]>(mine.get('/api/events/approved'))).find((each) => each.id === id)
  expect(listed).toEqual(alone)
  const feed = (await mine.get('/feeds/events.json')).json<{ items: { id: string; title: string }[] }>()
  return [alone, feed.items.find((item) => item.id.endsWith(`/events/${id}`) || item.id.includes(`${id}`))]
}

describe('a change of an approved listing', () => {
  it('waits beside the published text, which visitors still get', async () => {
    const id = await published()
    const [before, version] = [await seenByVisitors(id), await publicVersion()]
    const answer = await mine.resubmit(id, { ...walk, title: 'Long walk', cost: 3 })
    const changed = answer.json<Own>()
    expect(changed).toMatchObject({
      title: 'Walk', cost: 2, state: 'approved', rejectionReason: null, etag: `"${id}-3"`,
      change: { state: 'waiting', rejectionReason: null, listing: { id, title: 'Long walk', cost: 3, city: 'Volos', approved: true } },
    })
    expect(answer.headers.etag).toBe(`"${id}-3"`)
    expect(Date.parse(changed.change?.submittedAt ?? '')).toBe(site.clock.now.getTime())
    expect([await seenByVisitors(id), await publicVersion()]).toEqual([before, version])
    expect(await own(id)).toEqual(changed)
    expect(await waiting()).toContainEqual({ ...changed, submission: expect.objectContaining({ round: 1 }) })
    expect(await entryOf(id)).toMatchObject({
      actor: 'maria', action: 'change-submitted',
      before: { title: 'Walk', state: 'approved' }, after: { title: 'Long walk', state: 'pending' },
    })
  })

  it('is in no list of documented calls', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    expect(await got<Got[]>(admins.get('/api/events/unapproved'))).not.toContainEqual(expect.objectContaining({ id }))
  })

  it('becomes the published text with its approval, and its author gets a mail', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk', city: 'Athens' }))
    const version = await publicVersion()
    const approved = await got<Own>(admins.approveChange(id, { 'if-match': `"${id}-3"` }))
    expect(approved).toMatchObject({ title: 'Long walk', city: 'Athens', state: 'approved', change: null, etag: `"${id}-4"` })
    expect(await seenByVisitors(id)).toMatchObject([{ title: 'Long walk', city: 'Athens' }, expect.anything()])
    expect(await publicVersion()).toBe(version + 1)
    expect((await waiting()).map((listing) => listing.id)).not.toContain(id)
    expect(await versions(id)).toEqual(['replaced', 'published'])
    expect(await mails()).toMatchObject([{ kind: 'change-approved', title: 'Long walk', page: `/events/${id}` }])
    expect(await entryOf(id)).toMatchObject({
      action: 'change-approved', before: { title: 'Long walk', state: 'pending' }, after: { title: 'Long walk', state: 'approved' },
    })
  })

  it('leaves the published text with its rejection, and can be sent again', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    const [before, version] = [await seenByVisitors(id), await publicVersion()]
    const rejected = await got<Own>(admins.rejectChange(id, { reason: 'How long?' }))
    expect(rejected).toMatchObject({
      title: 'Walk', change: { state: 'rejected', rejectionReason: 'How long?', listing: { title: 'Long walk' } },
    })
    expect([await seenByVisitors(id), await publicVersion()]).toEqual([before, version])
    expect(await own(id)).toEqual(rejected)
    expect((await waiting()).map((listing) => listing.id)).not.toContain(id)
    expect(await mails()).toMatchObject([{ kind: 'change-rejected', statement: rejected.change?.statement?.id }])
    const again = await got<Own>(mine.resubmit(id, { ...walk, title: 'Walk of an hour' }))
    expect(again.change).toMatchObject({ state: 'waiting', rejectionReason: null, listing: { title: 'Walk of an hour' } })
    expect(await versions(id)).toEqual(['published', 'rejected', 'waiting'])
  })

  it('is replaced by a second one, and withdrawn by the published text', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    const second = await got<Own>(mine.resubmit(id, { ...walk, title: 'Short walk' }))
    expect(second.change?.listing.title).toBe('Short walk')
    expect(await got(mine.resubmit(id, { ...walk, title: 'Short walk' }))).toEqual(second)
    expect((await got<Own>(mine.resubmit(id, walk))).change).toBeNull()
    expect(await versions(id)).toEqual(['published', 'replaced', 'withdrawn'])
    expect(await entryOf(id)).toMatchObject({ action: 'change-withdrawn', before: { title: 'Short walk' }, after: { title: 'Walk' } })
  })

  it('is withdrawn by its author', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    expect(await refused(admins.withdrawChange(id))).toMatchObject({ status: 404 })
    const withdrawn = await got<Own>(mine.withdrawChange(id))
    expect(withdrawn).toMatchObject({ title: 'Walk', change: null, etag: `"${id}-4"` })
    expect(await got(mine.withdrawChange(id))).toEqual(withdrawn)
    expect(await got(admins.approveChange(id))).toEqual(withdrawn)
    expect(await got(admins.rejectChange(id))).toEqual(withdrawn)
    expect(await mails()).toEqual([])
  })

  it('is decided only as it was read', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    const old = { 'if-match': `"${id}-3"` }
    await got(mine.resubmit(id, { ...walk, title: 'Short walk' }))
    for (const decided of [admins.approveChange(id, old), admins.rejectChange(id, undefined, old), mine.withdrawChange(id, old)]) {
      expect(await refused(decided)).toMatchObject({ status: 412, current: { change: { listing: { title: 'Short walk' } } } })
    }
    await got(admins.edit('event', id, { ...walk, description: 'Near.' }))
    expect(await own(id)).toMatchObject({ description: 'Near.', change: { state: 'waiting', listing: { title: 'Short walk' } } })
    expect(await refused(admins.approveChange(id, { 'if-match': `"${id}-4"` }))).toMatchObject({ status: 412 })
  })

  it('keeps what its author has changed, and its place in the queue, while an administrator edits the published text', async () => {
    const id = await published()
    const sent = await got<Own>(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    const queued = () => database.db
      .selectFrom('listing_version').select(['queued_at', 'created_at']).where('listing', '=', id).where('state', '=', 'waiting')
      .executeTakeFirstOrThrow()
    const place = await queued()
    site.clock.now = new Date(site.clock.now.getTime() + 1_000)
    const { headers } = await admins.edit('event', id, { ...walk, description: 'Near.' })
    const submittedAt = sent.change?.submittedAt
    const both = { title: 'Long walk', description: 'Near.' }
    expect(await own(id)).toMatchObject({ title: 'Walk', description: 'Near.', change: { submittedAt, listing: both } })
    expect(await queued()).toEqual(place)
    await got(admins.undo(String(headers['x-decision'])))
    expect(await own(id)).toMatchObject({ description: walk.description, change: sent.change })
    await got(admins.edit('event', id, { ...walk, description: 'Near.' }))
    await got(admins.put(`/api/listings/${id}/change/approve`))
    expect(await got(mine.get(`/api/events/${id}`))).toMatchObject(both)
  })

  it('ends with an edit of an administrator that says the same', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    await got(admins.edit('event', id, { ...walk, title: 'Long walk', cost: 5 }))
    expect(await own(id)).toMatchObject({ title: 'Long walk', cost: 5, change: null })
  })

  it('goes with the listing that is rejected', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    await got(admins.reject('event', id, { reason: 'Too far.' }))
    expect(await own(id)).toMatchObject({ title: 'Walk', state: 'rejected', rejectionReason: 'Too far.', change: null })
    expect(await versions(id)).toEqual(['rejected', 'withdrawn'])
  })

  it('can keep a day in the past that is published', async () => {
    const tomorrow = { ...walk, startDate: '2026-11-22' }
    const id = await published(tomorrow)
    const { now } = site.clock
    site.clock.now = new Date('2026-11-24T10:00:00Z')
    const kept = await mine.resubmit(id, { ...tomorrow, title: 'The walk was long' })
    const moved = await mine.resubmit(id, { ...tomorrow, startDate: '2026-11-23' })
    site.clock.now = now
    expect(kept.json<Own>().change?.listing.title).toBe('The walk was long')
    expect(moved.statusCode).toBe(400)
  })
})

describe('an approved listing', () => {
  it('is taken away by its author at once', async () => {
    const id = await published()
    expect(await got<Own>(mine.withdraw(id))).toMatchObject({ title: 'Walk', state: 'approved' })
    site.clock.elapsedMs += 1_000
    expect(await own(id)).toMatchObject({ state: 'removed' })
    expect((await mine.get(`/api/events/${id}`)).statusCode).toBe(404)
    expect((await mine.get(`/events/${id}.ics`)).statusCode).toBe(410)
    expect(await entryOf(id)).toMatchObject({ action: 'listing-withdrawn', before: { state: 'approved' }, after: null })
  })
})
