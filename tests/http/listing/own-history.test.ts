/** The history of a listing for its author, the search of own listings, and the mail about an administrator's edit. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, walk, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

type Step = components['schemas']['ListingStep']

let { site, admins, mine, others, authorId, submitted, published, own, mails } = {} as AuthorsSite

beforeAll(async () => {
  ({ site, admins, mine, others, authorId, submitted, published, own, mails } = await startAuthorsSite())
})

const steps = (id: number, query = '') => got<Step[]>(mine.get(`/api/my/listings/${id}/history${query}`))

describe('the history of a listing', () => {
  it('tells its author who did what, with the reasons of all rounds and both texts', async () => {
    const id = await submitted()
    await got(admins.reject('event', id, { reason: 'Where?' }))
    await got(mine.resubmit(id, { ...walk, address: 'Korai 3' }))
    await got(admins.reject('event', id, { reason: 'When?' }))
    await got(mine.resubmit(id, { ...walk, address: 'Korai 3', startTime: '10:00' }))
    await got(admins.edit('event', id, { ...walk, address: 'Korai 3', startTime: '10:00', title: 'Long walk' }))
    await got(admins.approve('event', id))
    await got(mine.cancel(id, { note: 'Rain.' }))
    await got(mine.withdraw(id))
    const told = (await steps(id)).reverse()
    expect(told.map(({ by, action, reason, note }) => [by, action, reason ?? note])).toEqual([
      ['author', 'listing-submitted', null],
      ['administrator', 'listing-rejected', 'Where?'],
      ['author', 'listing-resubmitted', null],
      ['administrator', 'listing-rejected', 'When?'],
      ['author', 'listing-resubmitted', null],
      ['administrator', 'listing-edited', null],
      ['administrator', 'listing-approved', null],
      ['author', 'event-cancelled', 'Rain.'],
      ['author', 'listing-withdrawn', null],
    ])
    expect(told.filter(({ texts }) => texts).map(({ action, texts }) => [action, texts?.before.title, texts?.after.title])).toEqual([
      ['listing-resubmitted', 'Walk', 'Walk'], ['listing-resubmitted', 'Walk', 'Walk'], ['listing-edited', 'Walk', 'Long walk'],
    ])
    expect(told[2]?.texts).toMatchObject({ before: { address: null }, after: { address: 'Korai 3', tags: [{ name: 'Art' }] } })
    const page = await mine.get(`/api/my/listings/${id}/history?limit=2&page=2`)
    expect([page.json<Step[]>().map(({ id: step }) => step), page.headers['x-total-count']])
      .toEqual([told.map(({ id: step }) => step).reverse().slice(2, 4), '9'])
  })

  it('tells its author that a disabling was undone, as any decision', async () => {
    const id = await published()
    await got(admins.put(`/api/users/${authorId}/disabled`, { reason: 'Advertising only.' }))
    await got(admins.delete(`/api/users/${authorId}/disabled`))
    expect((await steps(id)).map(({ by, action }) => [by, action]).slice(0, 2))
      .toEqual([['administrator', 'decision-undone'], ['administrator', 'listing-deleted']])
  })

  it('is told to its author only', async () => {
    const id = await submitted()
    for (const other of [others, admins]) expect((await other.get(`/api/my/listings/${id}/history`)).statusCode).toBe(404)
  })

  it('begins with the moment of each state', async () => {
    const id = await submitted()
    const since = async () => (await own(id))?.stateSince
    expect(await since()).toEqual(expect.any(String))
    const decisions = [() => admins.reject('event', id, { reason: 'No.' }), () => admins.approve('event', id), () => mine.withdraw(id)]
    for (const decide of decisions) {
      site.clock.elapsedMs += 60_000
      await got(decide())
      expect(await since()).toBe(site.clock.now.toISOString())
    }
  })
})

describe('the edit of an administrator', () => {
  it('is mailed to the author with both texts, and the names of their cities', async () => {
    const id = await published()
    await got(admins.edit('event', id, { ...walk, city: 'Athens' }))
    expect(await mails()).toMatchObject([{
      kind: 'listing-edited', user: authorId, title: 'Walk', page: `/events/${id}`,
      before: { city: 'Volos' }, after: { city: 'Athens' }, cities: { Volos: { en: 'Volos', el: 'Βόλος' }, Athens: { el: 'Αθήνα' } },
    }])
    await got(admins.edit('event', id, { ...walk, city: 'Athens' }))
    expect(await mails()).toHaveLength(1)
  })
})

describe('the search of own listings', () => {
  it('finds a part of a title without regard to case and accents, and takes no character for another', async () => {
    const id = await submitted({ ...walk, title: 'Καθαρισμός 100% της ακτής', startTime: '10:00' })
    const found = async (text: string) => (await got<Own[]>(mine.get(`/api/my/listings?q=${encodeURIComponent(text)}`))).map((each) => each.id)
    expect([await found('ΚΑΘΑΡΙΣΜΟΣ'), await found('100% της'), await found('ακτης')]).toEqual([[id], [id], [id]])
    expect([await found('καθ_ρισμος'), await found('1%0')]).toEqual([[], []])
  })
})
