/** Deleting the own account: a week of grace, and then what is left of it. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import { changePassword } from '../../../server/store/account/accounts.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { insertDecision } from '../../../server/store/listing/decisions.ts'
import { exportedTables, readOwnData } from '../../../server/store/personal-data/read-own-data.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { insertObjection } from '../../../server/store/listing/objections.ts'
import { insertReport } from '../../../server/store/reports.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { post, refusal } from '../../support/calls/auth-calls.ts'
import { got } from '../../support/calls/listing-calls.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { passkeyRow } from '../../support/calls/software-passkey.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember, insertUnconfirmed, signedIn, type Member } from '../../support/listings/members.ts'
import { stateDisabling, storeStatement } from '../../support/listings/statements.ts'
import { privateEmail } from '../../support/runner/private-values.ts'
import { waitForBlockedSessions } from '../../support/servers/sessions.ts'
import { startAuthorsSite, walk, type AuthorsSite } from '../../support/sites/authors-site.ts'

let parts: AuthorsSite
let member: Member
let begun: Date

beforeEach(async () => {
  parts = await startAuthorsSite()
  begun = parts.site.clock.now
  member = await insertMember(parts.database.db, { username: 'eleni' })
})
afterEach(() => parts.database.close())

const bearer = (loggedInAt?: Date) => signedIn(parts.database.db, member.username, parts.site.clock.now, loggedInAt)
const mine = async (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) =>
  parts.site.app.inject({ method, url, headers: { ...(await bearer()), accept: 'application/json' }, ...(payload && { payload }) })
const ask = (listings: 'keep' | 'remove' = 'keep', password = member.password) => mine('PUT', '/api/my/deletion', { password, listings })
const logIn = () => parts.site.app.inject({
  method: 'POST', url: '/auth/login', payload: { username: member.username, password: member.password },
})
const users = async () => {
  const rows = await parts.database.db.selectFrom('user').select('username').orderBy('id').execute()
  return rows.map(({ username }) => username)
}

async function submit(title: string) {
  return (await mine('POST', '/api/events', { ...walk, title })).json<{ id: number }>().id
}

/** Four listings of the member: two are public, one of which waits to be changed. */
async function listFour() {
  const ids: number[] = []
  for (const title of ['Open', 'Waiting', 'Rejected', 'Second']) ids.push(await submit(title))
  const [open, waiting, rejected, second] = ids as [number, number, number, number]
  await got(parts.admins.approve('event', open))
  await got(parts.admins.reject('event', rejected))
  await got(parts.admins.approve('event', second))
  await mine('PUT', `/api/my/listings/${open}`, { ...walk, title: 'Open again', type: 'event' })
  return { open, waiting, rejected, second }
}

/** The tables that have rows of a user. */
async function filledTables(user: number): Promise<string[]> {
  const filled = new Set<string>()
  for await (const { table, rows } of readOwnData(parts.database.db, user)) if (rows.length > 0) filled.add(table)
  return [...filled].toSorted()
}

async function afterDays(days: number) {
  parts.site.clock.now = new Date(begun.getTime() + days * 86_400_000)
  await removeExpiredRows(parts.database.db, parts.site.clock.now)
}

async function listed() {
  parts.site.clock.elapsedMs += 1_000
  const events = await got<{ title: string }[]>(parts.admins.get('/api/events/approved'))
  const found = await got<components['schemas']['SearchResults']>(parts.admins.get('/api/search?q=open'))
  return [events.map(({ title }) => title), found.event?.listings.map(({ title }) => title) ?? []]
}

describe('asking to delete the own account', () => {
  it('ends all sessions, tells when by mail, and changes nothing for a week', async () => {
    const session = await bearer()
    expect((await ask()).json()).toEqual({ deleteAt: new Date(begun.getTime() + 7 * 86_400_000).toISOString() })
    expect((await parts.site.app.inject({ url: '/api/my/sessions', headers: session })).statusCode).toBe(401)
    expect(await queuedMails(parts.database.db)).toMatchObject([{ kind: 'deletion-planned', user: member.id }])
    await afterDays(6.9)
    expect(await users()).toContain('eleni')
  })

  it('is undone by logging in, which is told by mail once', async () => {
    await ask('remove')
    await afterDays(6)
    expect([(await logIn()).statusCode, (await logIn()).statusCode]).toEqual([200, 200])
    expect((await queuedMails(parts.database.db)).map(({ kind }) => kind)).toEqual(['deletion-planned', 'deletion-cancelled'])
    await afterDays(30)
    expect(await users()).toContain('eleni')
  })

  it('needs no password but a fresh login of an account with a second factor', async () => {
    const without = async (loggedInAt?: Date) => {
      const headers = { accept: 'application/json', ...(await bearer(loggedInAt)) }
      return parts.site.app.inject({ method: 'PUT', url: '/api/my/deletion', headers, payload: { listings: 'keep' } })
    }
    expect(problemOf(await without())).toMatchObject({ status: 403, type: 'wrong-current-password' })
    await parts.database.db.insertInto('passkey').values(passkeyRow(member.id, begun)).execute()
    const long = new Date(begun.getTime() - freshLoginMs - 1)
    expect(problemOf(await without(long))).toMatchObject({ status: 403, type: 'fresh-login-needed' })
    expect((await without()).statusCode).toBe(200)
    await afterDays(8)
    expect(await users()).not.toContain('eleni')
  })

  it('is refused with a wrong password, and if that has changed meanwhile', async () => {
    expect(problemOf(await ask('keep', 'private-not-this-one'))).toMatchObject({ status: 403, type: 'wrong-current-password' })
    const { answer } = await parts.database.db.transaction().execute(async (transaction) => {
      await changePassword(transaction, member.id, 'set-by-a-link')
      const pending = ask()
      await waitForBlockedSessions(parts.database.db, 1)
      return { answer: pending }
    })
    expect(problemOf(await answer)).toMatchObject({ status: 403, type: 'wrong-current-password' })
    await afterDays(8)
    expect(await users()).toContain('eleni')
  })

  it('is refused to the only administrator, who stays also if the others have left since', async () => {
    await sql`update "user" set role = 'ROLE_ADMIN' where id = ${member.id}`.execute(parts.database.db)
    expect((await ask()).statusCode).toBe(200)
    await parts.database.db.updateTable('user').set({ enabled: false }).where('username', '=', 'admin').execute()
    expect(problemOf(await ask())).toMatchObject({ status: 409, type: 'last-admin' })
    await afterDays(8)
    expect(await users()).toContain('eleni')
  })
})

describe('a deleted account', () => {
  it.each([['keep', ['Open']], ['remove', []]] as const)('whose listings are to %s leaves those public: %j', async (listings, left) => {
    const { open, second, ...others } = await listFour()
    const { db } = parts.database
    const at = parts.site.clock.now
    const { id: statement } = await storeStatement(db, open, { at, measure: 'change-rejected' })
    await insertObjection(db, { statement, text: 'Why?', at })
    await ask(listings)
    await afterDays(7)
    expect(await db.selectFrom('objection').selectAll().execute()).toEqual([])
    expect(await users()).not.toContain('eleni')
    expect(await listed()).toEqual([listings === 'keep' ? ['Open', 'Second'] : [], left])
    const ids = [open, second, ...Object.values(others)]
    const rows = await db.selectFrom('listing').select(['id', 'author', 'description']).where('id', 'in', ids).orderBy('id').execute()
    expect(rows.map(({ id }) => id)).toEqual([open, second])
    expect(rows.every(({ author, description }) => author === null && (description === '') === (listings === 'remove'))).toBe(true)
  })

  it('leaves no row that tells of the person, and an entry of the log without a name', async () => {
    await listFour()
    await logIn()
    await ask('remove')
    await afterDays(7)
    const { db } = parts.database
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('gone_name', 'word_sample')
    `.execute(db)
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t where t::text ilike '%eleni%' or t::text like '%Open again%'
      `.execute(db)
      expect(rows, name).toEqual([])
    }
    const [last] = await auditEntries(db)
    expect(last).toMatchObject({ action: 'user-deleted', actor: null, isActorDeleted: true, user: { id: member.id, username: null } })
  })

  it('leaves nothing of what the member could download but the numbers of the log', async () => {
    const { db } = parts.database
    const { open: listing } = await listFour()
    await logIn()
    const [user, now] = [member.id, parts.site.clock.now]
    const { email } = await db.selectFrom('user').select('email').where('id', '=', user).executeTakeFirstOrThrow()
    await insertUnconfirmed(db, { username: 'eleni2', email })
    await issueLinkToken(db, 'reset', user, now)
    const addresses = { old_email: email, new_email: privateEmail('eleni.new') }
    await db.insertInto('email_change').values({ user, ...addresses, asked_at: now, ends_at: now, confirmed_at: null }).execute()
    await db.insertInto('known_network').values({ user, network_hash: Buffer.alloc(32), seen_at: now }).execute()
    await db.insertInto('authenticator').values({ user, seed: Buffer.alloc(1), confirmed_at: now }).execute()
    await db.insertInto('passkey').values(passkeyRow(user, now)).execute()
    await db.insertInto('digest').values({ user, decided_at: now, told_until: null }).execute()
    await db.insertInto('reading').values({ user, listing: 1, told_at: now }).execute()
    await insertDecision(db, { at: now, actor: user, key: null })
    const report = { kind: 'wrong', why: null, name: 'Eleni', email, concernsChildren: false, goodFaith: false, language: 'en' } as const
    await insertReport(db, { ...report, listing, networkHmac: Buffer.alloc(32), at: now })
    await insertObjection(db, { statement: await stateDisabling(db, user, now), text: 'Why?', at: now })
    // A table that is new in the file of own data needs a row here.
    expect(await filledTables(user)).toEqual([...exportedTables].toSorted())
    await ask('remove')
    await db.updateTable('user').set({ delete_at: now }).where('id', '=', user).execute()
    await removeExpiredRows(db, now)
    // The text is that of the deletion: whether the user was enabled, and the role.
    expect(await filledTables(user)).toEqual(['audit_entry', 'audit_text'])
    expect((await auditEntries(db)).map(({ before }) => before).filter(Boolean)).toEqual([{ enabled: true, role: 'ROLE_USER' }])
  })

  it('gives its name to nobody, and its tokens open nothing', async () => {
    const [token] = [(await logIn()).json<{ token: string }>().token]
    await ask()
    await afterDays(7)
    const again = { username: 'ELENI', email: privateEmail('another'), password: 'private-figs-and-oregano' }
    expect(await refusal(parts.site, '/auth/register', again)).toMatchObject({ status: 409, type: 'username-taken' })
    await expect(insertMember(parts.database.db, { username: 'Eleni' })).rejects.toThrow()
    const opened = await parts.site.app.inject({ url: '/api/my/sessions', headers: { authorization: `Bearer ${token}` } })
    expect([opened.statusCode, (await logIn()).statusCode]).toEqual([401, 401])
  })

  it('frees its address', async () => {
    const { email } = await parts.database.db.selectFrom('user').select('email').where('id', '=', member.id).executeTakeFirstOrThrow()
    await ask()
    await afterDays(7)
    const other = { username: 'eleni.p', email, password: 'private-figs-and-oregano' }
    expect((await post(parts.site, '/auth/register', other)).status).toBe(200)
    expect((await queuedMails(parts.database.db)).map(({ kind }) => kind)).toContain('verification')
  })

  it('keeps its name also when it is deleted by hand', async () => {
    await parts.database.db.deleteFrom('user').where('id', '=', member.id).execute()
    await expect(insertMember(parts.database.db, { username: 'eleni' })).rejects.toThrow()
  })
})
