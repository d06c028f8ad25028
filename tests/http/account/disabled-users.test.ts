/** Disabling users with what they have listed, and enabling them again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { undoableUntil, undoMs } from '../../../domain/moderation/undo.ts'
import { purgeListings } from '../../../server/store/listing/purge-listings.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let site: AuthorsSite['site']
let database: AuthorsSite['database']
let admins: AuthorsSite['admins']
let mine: AuthorsSite['mine']
let authorId: number

beforeEach(async () => {
  ;({ site, database, admins, mine, authorId } = await startAuthorsSite())
})
afterEach(() => database.close())

const shop = { title: 'Refill shop', description: 'Bring your own jars.', city: 'Volos', tags: [{ name: 'Art' }] }
const reason = 'Advertising only.'

const submitted = async (title: string) => (await got(mine.submit('shop', { ...shop, title }))).id
const approved = async (title: string) => {
  const id = await submitted(title)
  await got(admins.approve('shop', id))
  return id
}

const disable = (body: object = { reason }) => admins.put(`/api/users/${authorId}/disabled`, body)
const enable = () => admins.delete(`/api/users/${authorId}/disabled`)

/** What visitors, moderators and the search see of the listings. */
async function seen() {
  site.clock.elapsedMs += 1_000
  const titles = (listings: readonly { title: string }[]) => listings.map(({ title }) => title).toSorted()
  const found = await got<components['schemas']['SearchResults']>(admins.get('/api/search?q=refill'))
  return {
    listed: titles(await got<Own[]>(admins.get('/api/shops/approved'))),
    found: titles(found.shop?.listings ?? []),
    waiting: titles(await got<Own[]>(admins.get('/api/listings?state=pending'))),
    removed: titles(await got<Own[]>(admins.get('/api/listings?state=removed'))),
  }
}

const [open, waiting, rejected] = ['Refill open', 'Refill waiting', 'Refill rejected']

async function listThree(): Promise<number[]> {
  const ids = [await approved(open), await submitted(waiting), await submitted(rejected)]
  await got(admins.reject('shop', ids[2] as number))
  return ids
}

const mails = async () => {
  const rows = await database.db.selectFrom('mail_outbox').selectAll().execute()
  return rows.map(({ mail, next_attempt_at: due }) => ({ ...(mail as object), due: due.toISOString() }))
}

describe('disabling a user', () => {
  it('removes what waits and hides what is public, until the user is enabled again', async () => {
    const [first] = await listThree()
    const before = await seen()
    expect(before).toEqual({ listed: [open], found: [open], waiting: [waiting], removed: [] })
    expect(await got<object>(disable())).toMatchObject({ id: authorId, enabled: false })
    expect(await seen()).toEqual({ listed: [], found: [], waiting: [], removed: [open, waiting] })
    expect((await admins.get(`/shops/${first}-refill-open`)).statusCode).toBe(410)
    expect(await got<object>(enable())).toMatchObject({ id: authorId, enabled: true })
    expect(await seen()).toEqual(before)
    expect((await admins.get(`/shops/${first}-refill-open`)).statusCode).toBe(200)
  })

  it.each([
    ['waits', { removeWaiting: false }, { listed: [], waiting: [waiting], removed: [open] }],
    ['is public', { hidePublished: false }, { listed: [open], waiting: [], removed: [waiting] }],
  ])('keeps what %s if that is wanted', async (_, kept, expected) => {
    await listThree()
    await got(disable({ reason, ...kept }))
    expect(await seen()).toMatchObject(expected)
  })

  it('restores nothing that was removed before, and not twice', async () => {
    const id = await approved('Refill spam')
    await approved(open)
    await got(admins.remove('shop', id))
    await got(disable())
    await got(enable())
    await got(enable())
    expect(await seen()).toMatchObject({ listed: [open], removed: ['Refill spam'] })
  })

  it('hides what a client has left public that knows no reasons, and enabling restores it', async () => {
    await approved(open)
    await got(admins.put(`/api/users/${authorId}/toggle-enabled`))
    expect(await seen()).toMatchObject({ listed: [open] })
    await got(disable())
    expect(await seen()).toMatchObject({ listed: [] })
    expect(await got<object>(admins.put(`/api/users/${authorId}/toggle-enabled`))).toMatchObject({ enabled: true })
    expect(await seen()).toMatchObject({ listed: [open], removed: [] })
  })

  it('restores a listing whose own restoration was undone', async () => {
    const id = await approved(open)
    await got(disable())
    const { headers } = await admins.put(`/api/listings/${id}/restore`)
    expect(await seen()).toMatchObject({ listed: [open] })
    await got(admins.undo(String(headers['x-decision'])))
    expect(await seen()).toMatchObject({ listed: [], removed: [open] })
    await got(enable())
    expect(await seen()).toMatchObject({ listed: [open], removed: [] })
  })

  it('leaves what was restored alone public, if that is undone after the user is enabled', async () => {
    const id = await approved(open)
    await got(disable())
    const { headers } = await admins.put(`/api/listings/${id}/restore`)
    await got(enable())
    expect(await got(admins.undo(String(headers['x-decision'])))).toEqual([{ id, outcome: 'changed' }])
    expect(await seen()).toMatchObject({ listed: [open], removed: [] })
  })

  it.each([
    ['deletion', (id: number) => admins.remove('shop', id)],
    ['rejection', (id: number) => admins.reject('shop', id)],
  ])('is not followed by an undo of an earlier %s, unless the user is enabled again', async (_, decide) => {
    const ids = [await approved(open), await submitted(waiting)]
    const made: string[] = []
    for (const id of ids) made.push(String((await decide(id)).headers['x-decision']))
    await got(disable())
    const before = await seen()
    for (const [n, id] of ids.entries()) expect(await got(admins.undo(made[n] as string))).toEqual([{ id, outcome: 'changed' }])
    expect(await seen()).toEqual(before)
    await got(enable())
    for (const [n, id] of ids.entries()) expect(await got(admins.undo(made[n] as string))).toEqual([{ id, outcome: 'undone' }])
    expect(await seen()).toMatchObject({ listed: [open], waiting: [waiting] })
  })

  it('leaves decisions that were made afterwards to be undone', async () => {
    const id = await approved(open)
    await got(disable({ reason, hidePublished: false }))
    const { headers } = await admins.remove('shop', id)
    expect(await got(admins.undo(String(headers['x-decision'])))).toEqual([{ id, outcome: 'undone' }])
    expect(await seen()).toMatchObject({ listed: [open] })
  })

  it('keeps what it removed until the user is enabled, however long that is', async () => {
    await listThree()
    await got(disable())
    await purgeListings(database.db, new Date(site.clock.now.getTime() + 400 * 86_400_000))
    await got(enable())
    expect(await seen()).toMatchObject({ listed: [open], waiting: [waiting] })
  })

  it('tells the member why, when it can no longer be undone', async () => {
    await listThree()
    await database.db.deleteFrom('mail_outbox').execute()
    await got(disable())
    const due = undoableUntil(site.clock.now).toISOString()
    const [statement] = await database.db.selectFrom('statement').selectAll().where('user', '=', authorId).execute()
    expect(statement).toMatchObject({ measure: 'disabled', facts: reason, law: null, found: 'own' })
    expect(await mails()).toEqual([{ kind: 'account-disabled', user: authorId, statement: statement?.id, removed: 1, hidden: 1, due }])
  })

  it('tells nothing of a disabling that was undone, also when the member is disabled again', async () => {
    await listThree()
    await database.db.deleteFrom('mail_outbox').execute()
    await got(disable())
    await got(enable())
    expect(await mails()).toEqual([])
    expect(await database.db.selectFrom('statement').select('id').where('user', '=', authorId).execute()).toEqual([])
    await got(disable())
    expect(await mails()).toMatchObject([{ kind: 'account-disabled' }])
  })

  it.each([
    ['undone', 'in its time', undoMs, 'decision-undone'],
    ['a restoration', 'later', 2 * undoMs, 'listing-restored'],
  ])('writes an entry of the log for the user and for each listing, which is %s if it ends %s', async (_, __, ms, action) => {
    const [first, second] = await listThree()
    await got(disable())
    site.clock.now = new Date(site.clock.now.getTime() + ms)
    await got(enable())
    const entries = (await auditEntries(database.db)).filter((each) => /-(deleted|restored|undone|disabled|enabled)$/.test(each.action))
    expect(entries.map((each) => [each.actor, each.action, each.listing?.id]).toSorted()).toEqual([
      ['admin', 'listing-deleted', first], ['admin', 'listing-deleted', second],
      ['admin', action, first], ['admin', action, second],
      ['admin', 'user-disabled', undefined], ['admin', 'user-enabled', undefined],
    ].toSorted())
    const deleted = entries.filter(({ action }) => action === 'listing-deleted')
    expect(deleted.map(({ after }) => after)).toEqual([1, 2].map(() => ({ state: 'removed', removalReason: reason })))
  })
})
