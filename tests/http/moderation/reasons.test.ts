/** The reasons for decisions: kept by administrators, and told to authors in their language. */
import { beforeAll, describe, expect, it } from 'vitest'
import { maxReasons, type Reason } from '../../../domain/given-reasons/reasons.ts'
import { got, refused } from '../../support/calls/listing-calls.ts'
import { startAuthorsSite, type AuthorsSite, type Own } from '../../support/sites/authors-site.ts'

let { database, admins, mine, authorId, submitted, published, own, mails } = {} as AuthorsSite
let all: readonly Reason[]

beforeAll(async () => {
  ({ database, admins, mine, authorId, submitted, published, own, mails } = await startAuthorsSite())
  all = await reasons()
})

const reasons = () => got<Reason[]>(admins.get('/api/reasons'))
const add = (body: object) => got<Reason>(admins.post('/api/reasons', body))
const at = (id: number) => `/api/reasons/${id}`
const speak = (language: 'en' | 'el') => database.db.updateTable('user').set({ language }).where('id', '=', authorId).execute()
const advertising = () => all.find(({ en }) => en === 'It is advertising.') as Reason
const general = () => all.find(({ isGeneral }) => isGeneral) as Reason

describe('the reasons', () => {
  it('are at least eight in both languages, of which one is general', () => {
    expect(all.length).toBeGreaterThanOrEqual(8)
    expect(all.filter(({ isGeneral }) => isGeneral)).toHaveLength(1)
    for (const { en, el } of all) expect([/[a-z]/i.test(en), /[α-ω]/i.test(el)]).toEqual([true, true])
  })

  it('are added, changed and deleted by administrators, but for the general one', async () => {
    const added = await add({ en: ' It is closed. ', el: 'Έχει κλείσει.' })
    expect(added).toEqual({ id: expect.any(Number), isGeneral: false, en: 'It is closed.', el: 'Έχει κλείσει.' })
    expect(await add({ en: 'It is closed.', el: 'Έχει κλείσει.' }), 'repeated').toEqual(added)
    const changed = await got<Reason>(admins.put(at(added.id), { en: 'It has closed.', el: 'Έκλεισε.' }))
    expect([changed, (await reasons()).at(-1)]).toEqual([{ ...added, en: 'It has closed.', el: 'Έκλεισε.' }, changed])
    expect(await got(admins.delete(at(added.id)))).toEqual(changed)
    expect(await refused(admins.delete(at(added.id)))).toMatchObject({ status: 404, type: 'unknown-reason' })
    expect(await refused(admins.put(at(added.id), { en: 'a', el: 'α' }))).toMatchObject({ status: 404, type: 'unknown-reason' })
    expect(await refused(admins.delete(at(general().id)))).toMatchObject({ status: 409, type: 'general-reason' })
    for (const body of [{ en: 'Only English.' }, { en: ' ', el: 'Κενό' }, { en: 'a'.repeat(301), el: 'α' }]) {
      expect(await refused(admins.post('/api/reasons', body))).toMatchObject({ status: 400, type: 'invalid-request' })
    }
    expect(await reasons()).toEqual(all)
  })

  it('are no more than their bound, also of requests at the same time', async () => {
    const again = (el: number) => ({ en: 'Again.', el: `Ξανά ${el}.` })
    await database.db.insertInto('reason').values(Array.from({ length: maxReasons - all.length - 1 }, () => again(0))).execute()
    const statuses = (await Promise.all([1, 2, 3].map((el) => admins.post('/api/reasons', again(el))))).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    expect(await reasons()).toHaveLength(maxReasons)
    await database.db.deleteFrom('reason').where('en', '=', 'Again.').execute()
  })
})

describe('a decision', () => {
  it.each(['en', 'el'] as const)('tells its author the chosen reasons in %s, and what was added', async (language) => {
    await speak(language)
    const [id, deleted] = [await submitted(), await published()]
    const told = `${general()[language]}\n${advertising()[language]}\nAnd rude.`
    const given = { reasons: [advertising().id, general().id], reason: ' And rude. ' }
    await got(admins.reject('event', id, given))
    expect(await own(id)).toMatchObject({ state: 'rejected', rejectionReason: told })
    await got(admins.remove('event', deleted, {}, given))
    expect(await own(deleted)).toMatchObject({ state: 'removed', removal: { by: 'administrator', reason: told } })
    const statements = [(await own(id))?.statement?.id, (await own(deleted))?.statement?.id]
    expect((await mails()).slice(-2)).toMatchObject([
      { kind: 'listing-rejected', statement: statements[0] }, { kind: 'listing-deleted', statement: statements[1] },
    ])
    const changed = await published()
    await got(mine.resubmit(changed, { title: 'Walk', description: 'Buy.', tags: [] }))
    await got(admins.rejectChange(changed, { reasons: [advertising().id] }))
    expect(await own(changed)).toMatchObject({ change: { rejectionReason: advertising()[language] } })
    // What was told stays when the reason is changed, and is gone when it is undone or restored.
    await got(admins.put(`/api/listings/${deleted}/restore`))
    expect(await own(deleted)).toMatchObject({ state: 'approved', removal: null })
  })

  it('gives the general reason where no other one is', async () => {
    await speak('el')
    const rejected = await submitted()
    for (const body of [{}, { reason: ' ' }, { reasons: [], reason: null }]) await got(admins.reject('event', rejected, body))
    expect(await own(rejected)).toMatchObject({ rejectionReason: general().el })
    const id = await published()
    const decision = (await admins.remove('event', id)).headers['x-decision']
    expect(await own(id)).toMatchObject({ removal: { reason: general().el } })
    await got(admins.undo(String(decision)))
    expect(await own(id)).toMatchObject({ state: 'approved', removal: null })
    await got(mine.withdraw(id))
    expect(await own(id)).toMatchObject({ removal: { by: 'author', reason: null } })
  })

  it('is refused for a reason that does not exist, and changes nothing', async () => {
    const id = await submitted()
    const [{ etag }] = [(await own(id)) as Own]
    const decide = (action: string, body: object) => admins.decide({ action, ...body, listings: [{ id, etag }] })
    for (const body of [{ reasons: [9_999] }, { reasons: [general().id, 9_999], reason: 'And rude.' }]) {
      // All are made at the same time, so that those that lock the same users and listings must wait for each other.
      for (const call of [
        admins.reject('event', id, body), admins.remove('event', id, {}, body), decide('reject', body), decide('delete', body),
        admins.put(`/api/users/${authorId}/disabled`, body),
      ]) expect(await refused(call)).toMatchObject({ status: 400, type: 'invalid-request' })
    }
    expect(await own(id)).toMatchObject({ state: 'pending', etag })
  })
})
