/** Restoring removed listings: by their authors what they took down, by administrators what those deleted. */
import { beforeAll, describe, expect, it } from 'vitest'
import { restorableDays } from '../../../domain/listing/lifecycle.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, walk, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let { database, site, admins, mine, others, submitted, published, own, entryOf, mails } = {} as AuthorsSite

beforeAll(async () => {
  ({ database, site, admins, mine, others, submitted, published, own, entryOf, mails } = await startAuthorsSite())
})

const removal = (by: 'author' | 'administrator') => ({
  at: site.clock.now.toISOString(), by, reason: by === 'author' ? null : 'It does not follow the rules of this site.',
  until: new Date(site.clock.now.getTime() + restorableDays * 86_400_000).toISOString(),
})

const removedList = async () => got<Own[]>(admins.get('/api/listings?state=removed&limit=50'))
const restore = (id: number) => mine.put(`/api/my/listings/${id}/restore`)
const restoreAsAdmin = (id: number) => admins.put(`/api/listings/${id}/restore`)

/** What visitors get of an event by its call, in the list, the search and as a calendar. */
async function seenByVisitors(id: number): Promise<readonly unknown[]> {
  site.clock.elapsedMs += 1_000
  const ids = (answer: { json: () => unknown }) => (answer.json() as { id: number }[]).map((each) => each.id)
  const [alone, listed, page, calendar] = await Promise.all([
    mine.get(`/api/events/${id}`), mine.get('/api/events/approved?limit=50'), mine.get(`/events/${id}`), mine.get(`/events/${id}.ics`),
  ])
  return [alone.statusCode, ids(listed).includes(id), page.statusCode, calendar.statusCode, /^UID:.*$/m.exec(calendar.body)?.[0]]
}

describe('a listing that its author took down', () => {
  it('is listed for its author only, and restored as it was', async () => {
    const id = await published()
    await got(mine.resubmit(id, { ...walk, title: 'Long walk' }))
    const [before, seen] = [await own(id), await seenByVisitors(id)]
    await got(mine.withdraw(id))
    expect(await own(id)).toEqual({ ...before, approved: false, state: 'removed', removal: removal('author'), etag: `"${id}-4"` })
    expect(await got<Own[]>(mine.get('/api/my/listings?limit=50'))).not.toContainEqual(expect.objectContaining({ id }))
    expect(await removedList()).not.toContainEqual(expect.objectContaining({ id }))
    expect((await seenByVisitors(id)).slice(0, 4)).toEqual([404, false, 410, 410])
    expect((await mine.get(`/events/${id}`)).body).toContain('Its author took this listing down.')
    expect([(await others.put(`/api/my/listings/${id}/restore`)).statusCode, (await restoreAsAdmin(id)).statusCode]).toEqual([404, 404])

    const answer = await restore(id)
    expect([answer.json(), answer.headers.etag]).toEqual([{ ...before, etag: `"${id}-5"` }, `"${id}-5"`])
    expect([await own(id), await seenByVisitors(id)]).toEqual([{ ...before, etag: `"${id}-5"` }, seen])
    expect(await entryOf(id)).toMatchObject({
      actor: 'maria', action: 'listing-restored', before: null, after: { title: 'Walk', state: 'approved' },
    })
    expect(await mails()).toEqual([])
  })

  it.each(['pending', 'rejected'] as const)('is restored as %s', async (state) => {
    const id = await submitted()
    if (state === 'rejected') await got(admins.reject('event', id, { reason: 'Where?' }))
    const before = await own(id)
    await got(mine.withdraw(id))
    expect(await own(id)).toMatchObject({ state: 'removed' })
    expect(await got<Own>(restore(id))).toEqual({ ...before, etag: expect.any(String) as string })
    expect(before).toMatchObject({ state, rejectionReason: state === 'rejected' ? 'Where?' : null })
  })

  it('stays as it is if it was restored before, or was never removed', async () => {
    const id = await published()
    expect(await got<Own>(restore(id))).toMatchObject({ state: 'approved', removal: null, etag: `"${id}-2"` })
  })

  it('is not restored by whoever has seen an older version', async () => {
    const id = await published()
    await got(mine.withdraw(id))
    const refused = await mine.put(`/api/my/listings/${id}/restore`, undefined, { 'if-match': `"${id}-2"` })
    expect([refused.statusCode, (await own(id))?.state]).toEqual([412, 'removed'])
  })

  it('can be restored for 30 days', async () => {
    const id = await published()
    await got(mine.withdraw(id))
    const removedMsAgo = async (ms: number) => {
      const removed_at = new Date(site.clock.now.getTime() - ms)
      await database.db.updateTable('listing').set({ removed_at }).where('id', '=', id).execute()
      return (await restore(id)).statusCode
    }
    const limitMs = restorableDays * 86_400_000
    expect([await removedMsAgo(limitMs), await removedMsAgo(limitMs - 1)]).toEqual([404, 200])
  })
})

describe('a listing that an administrator deleted', () => {
  it('is listed, and restored by administrators, of which its author is told', async () => {
    const id = await published()
    const seen = await seenByVisitors(id)
    await got(admins.remove('event', id))
    await database.db.deleteFrom('mail_outbox').execute()
    expect(await removedList()).toContainEqual(expect.objectContaining({ id, state: 'removed', removal: removal('administrator') }))
    expect(await own(id)).toMatchObject({ state: 'removed', removal: { by: 'administrator' } })
    expect((await restore(id)).statusCode).toBe(404)
    expect((await mine.get(`/events/${id}`)).body).toContain('A moderator took this listing off the site.')

    expect(await got<Own>(restoreAsAdmin(id))).toMatchObject({ id, state: 'approved', removal: null })
    expect(await seenByVisitors(id)).toEqual(seen)
    expect(await removedList()).not.toContainEqual(expect.objectContaining({ id }))
    expect(await mails()).toMatchObject([{ kind: 'listing-restored', title: 'Walk', page: `/events/${id}` }])
  })
})
