/** Which expired rows are deleted. */
import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken, redeemResetToken } from '../../../server/store/account/account-tokens.ts'
import { recordAudit } from '../../../server/store/audit.ts'
import { insertDecision } from '../../../server/store/listing/decisions.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { confirmSignUp, findSignUps, insertSignUp } from '../../../server/store/account/sign-ups.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

const now = new Date('2026-11-21T10:00:00Z')
const dayMs = 86_400_000
const days = (number: number) => new Date(now.getTime() + number * dayMs)

describe('the cleanup', () => {
  it('deletes mails that failed 30 days ago, and no others', async () => {
    const { db } = database
    const failures = [null, days(-29), days(-30), days(-31)]
    const mails = failures.map((failed_at) => ({ mail: '{}', next_attempt_at: days(-40), failed_at }))
    await db.insertInto('mail_outbox').values(mails).execute()
    await removeExpiredRows(db, now)
    const rows = await db.selectFrom('mail_outbox').select('failed_at').orderBy('id').execute()
    expect(rows).toEqual([{ failed_at: null }, { failed_at: days(-29) }])
  })

  it('deletes decisions after a day', async () => {
    const { db } = database
    const actor = (await insertUser(db, { username: 'anna', email: privateEmail('anna'), password_hash: privateText })) ?? 0
    for (const at of [days(-0.9), days(-1)]) await insertDecision(db, { at, actor, key: null })
    await removeExpiredRows(db, now)
    expect(await db.selectFrom('decision').select('at').execute()).toEqual([{ at: days(-0.9) }])
  })

  it('erases the texts of the log after three years, or those that the operator says, and keeps the entries', async () => {
    const { db } = database
    const subject = { listing: 7, type: 'shop', title: 'Jars' } as const
    for (const at of [days(-3 * 366), days(-2 * 365), days(-1)]) {
      await recordAudit(db, { at, actor: null, action: 'listing-edited', subject, before: null, after: { state: 'pending' } })
    }
    const titles = async () => (await auditEntries(db)).map(({ listing, after }) => [listing?.title, after])
    const [kept, erased] = [['Jars', { state: 'pending' }], [null, null]]
    await removeExpiredRows(db, now)
    expect(await titles()).toEqual([kept, kept, erased])
    await removeExpiredRows(db, now, 1)
    expect(await titles()).toEqual([kept, erased, erased])
  })

  it('deletes expired links, and used ones after 30 days', async () => {
    const { db } = database
    const user = (await insertUser(db, { username: 'maria', email: privateEmail('maria'), password_hash: privateText })) ?? 0
    const issued = async (day: number) => issueLinkToken(db, 'reset', user, days(day))
    const [fresh, expired, used, longUsed] = await Promise.all([issued(0), issued(-1), issued(-20), issued(-31)])
    await redeemResetToken(db, used, days(-20))
    await redeemResetToken(db, longUsed, days(-31))
    await removeExpiredRows(db, now)
    const redeemed = [fresh, expired, used, longUsed].map((token) => redeemResetToken(db, token, now))
    expect(await Promise.all(redeemed)).toEqual([user, 'unknown', 'used', 'unknown'])
  })

  it('deletes expired sign-ups with their links', async () => {
    const { db } = database
    const signedUp = async (username: string, day: number) => {
      const id = await insertSignUp(db, { username, email: privateEmail('eleni'), password_hash: privateText }, days(day))
      return issueLinkToken(db, 'verification', id ?? 0, days(day))
    }
    const tokens = [await signedUp('eleni', -7), await signedUp('eleni.p', -0.5)]
    await removeExpiredRows(db, now)
    expect((await findSignUps(db, { email: privateEmail('eleni') }, days(-1))).map(({ username }) => username)).toEqual(['eleni.p'])
    expect(await Promise.all(tokens.map((token) => confirmSignUp(db, token, now)))).toEqual(['unknown', { username: 'eleni.p' }])
  })

  it('deletes counts of attempts whose window has ended', async () => {
    const { db } = database
    const windows = [days(-1), now, days(1)].map((ends_at) => ({ key_hash: randomBytes(32), count: 1, ends_at }))
    await db.insertInto('attempt').values(windows).execute()
    await removeExpiredRows(db, now)
    expect(await db.selectFrom('attempt').select('ends_at').execute()).toEqual([{ ends_at: days(1) }])
  })
})
