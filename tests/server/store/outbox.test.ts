/** Taking mails that are due, and what whoever took one may still say of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import {
  leaseDueMails, markMailFailed, postponeMail, queueMail, removeMail, renewLeases, type DueMail,
} from '../../../server/store/outbox.ts'
import { createTestDatabase } from '../../support/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('mail_outbox').execute())

const start = new Date('2026-11-21T10:00:00Z').getTime()
const second = (number: number) => new Date(start + number * 1_000)

const queue = (user: number) => queueMail(database.db, { kind: 'password-changed', user }, second(user))

/** Which users' mails are taken at this second, for ten. */
async function take(at: number, most = 10): Promise<DueMail[]> {
  return leaseDueMails(database.db, { now: second(at), leaseMs: 10_000, most })
}

const users = (mails: readonly DueMail[]) => mails.map(({ mail }) => ('user' in mail ? mail.user : null)).sort()

describe('a mail', () => {
  it('is not there when the transaction that queued it fails', async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      await queueMail(transaction, { kind: 'password-changed', user: 1 }, second(0))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await take(0)).toEqual([])
  })

  it('is taken as it was queued, and counts its attempts', async () => {
    await queue(3)
    const [first] = await take(3)
    expect(first).toEqual({ id: first?.id, mail: { kind: 'password-changed', user: 3 }, attempt: 1, queuedAt: second(3) })
    expect(await take(12)).toEqual([])
    expect(await take(13)).toEqual([{ ...first, attempt: 2 }])
  })

  it('is taken when it is due, no more at once than are wanted, the longest due first', async () => {
    for (const user of [4, 2, 3, 1, 5]) await queue(user)
    expect(users(await take(4, 2))).toEqual([1, 2])
    expect(users(await take(4))).toEqual([3, 4])
    expect(users(await take(5))).toEqual([5])
  })
})

describe('a mail that was put off while the clock was two days ahead', () => {
  const twoDays = 2 * 86_400

  it('is due when the clock is right again', async () => {
    await queue(0)
    const [due] = await take(twoDays)
    if (due) await postponeMail(database.db, due, second(twoDays + 3_600))
    expect(await take(5)).toMatchObject([{ attempt: 2 }])
    expect(await take(6)).toEqual([])
  })

  it('is due when it was queued then, too', async () => {
    await queue(twoDays)
    expect(users(await take(0))).toEqual([twoDays])
  })
})

describe('a lease', () => {
  it('is renewed for who still has the mail, and for nobody else', async () => {
    await queue(0)
    const [first] = await take(0)
    await renewLeases(database.db, first ? [first] : [], second(15))
    expect(await take(14)).toEqual([])
    const [second_] = await take(15)
    expect(second_).toMatchObject({ attempt: 2 })
    await renewLeases(database.db, first ? [first] : [], second(60))
    expect(await take(25)).toHaveLength(1)
  })
})

describe('who took a mail', () => {
  it('puts it off, or gives it up, or removes it', async () => {
    for (const user of [0, 1, 2]) await queue(user)
    const taken = await take(2)
    for (const due of taken) {
      if (users([due])[0] === 0) await postponeMail(database.db, due, second(60))
      else if (users([due])[0] === 1) await markMailFailed(database.db, due, second(2))
      else await removeMail(database.db, due.id)
    }
    expect(await take(59)).toEqual([])
    expect(users(await take(60))).toEqual([0])
    expect(await database.db.selectFrom('mail_outbox').select('failed_at').orderBy('id').execute()).toEqual([
      { failed_at: null }, { failed_at: second(2) },
    ])
  })

  it('does not put it off for another who took it after the lease', async () => {
    await queue(0)
    const [late] = await take(0)
    expect(await take(10)).toHaveLength(1)
    if (late) await postponeMail(database.db, late, second(11))
    expect(await take(11)).toEqual([])
    expect(await take(20)).toHaveLength(1)
  })
})
