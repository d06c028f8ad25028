/** Leasing due mails, and changing leased mails. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import {
  leaseDueMails, markMailFailed, postponeMail, queueMail, removeMail, renewLeases, type DueMail,
} from '../../../server/store/outbox.ts'
import { createTestDatabase } from '../../support/servers/database.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => database.db.deleteFrom('mail_outbox').execute())

const start = new Date('2026-11-21T10:00:00Z').getTime()
const second = (number: number) => new Date(start + number * 1_000)

const queue = (user: number) => queueMail(database.db, { kind: 'password-changed', user }, second(user))

/** Leases the mails that are due at this second, for ten seconds. */
async function lease(at: number, most = 10): Promise<DueMail[]> {
  return leaseDueMails(database.db, { now: second(at), leaseMs: 10_000, most })
}

const users = (mails: readonly DueMail[]) => mails.map(({ mail }) => ('user' in mail ? mail.user : null)).sort()

describe('a mail', () => {
  it('is not queued if its transaction fails', async () => {
    const failed = database.db.transaction().execute(async (transaction) => {
      await queueMail(transaction, { kind: 'password-changed', user: 1 }, second(0))
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await lease(0)).toEqual([])
  })

  it('is leased as it was queued, and counts its attempts', async () => {
    await queue(3)
    const [first] = await lease(3)
    expect(first).toEqual({ id: first?.id, mail: { kind: 'password-changed', user: 3 }, attempt: 1, refusals: 0, queuedAt: second(3) })
    expect(await lease(12)).toEqual([])
    expect(await lease(13)).toEqual([{ ...first, attempt: 2 }])
  })

  it('is leased when it is due, up to the requested number, oldest first', async () => {
    for (const user of [4, 2, 3, 1, 5]) await queue(user)
    expect(users(await lease(4, 2))).toEqual([1, 2])
    expect(users(await lease(4))).toEqual([3, 4])
    expect(users(await lease(5))).toEqual([5])
  })
})

describe('a mail that was postponed while the clock was two days ahead', () => {
  const twoDays = 2 * 86_400

  it('is due when the clock is correct again', async () => {
    await queue(0)
    const [due] = await lease(twoDays)
    if (due) await postponeMail(database.db, due, { until: second(twoDays + 3_600), isRefusal: false })
    expect(await lease(5)).toMatchObject([{ attempt: 2 }])
    expect(await lease(6)).toEqual([])
  })

  it('is due if it was also queued then', async () => {
    await queue(twoDays)
    expect(users(await lease(0))).toEqual([twoDays])
  })
})

describe('a lease', () => {
  it('is renewed for the worker that has the mail, and for no other', async () => {
    await queue(0)
    const [first] = await lease(0)
    await renewLeases(database.db, first ? [first] : [], second(15))
    expect(await lease(14)).toEqual([])
    const [second_] = await lease(15)
    expect(second_).toMatchObject({ attempt: 2 })
    await renewLeases(database.db, first ? [first] : [], second(60))
    expect(await lease(25)).toHaveLength(1)
  })
})

describe('a worker that has leased a mail', () => {
  it('can postpone it, mark it as failed, or remove it', async () => {
    for (const user of [0, 1, 2]) await queue(user)
    const taken = await lease(2)
    for (const due of taken) {
      if (users([due])[0] === 0) await postponeMail(database.db, due, { until: second(60), isRefusal: false })
      else if (users([due])[0] === 1) await markMailFailed(database.db, due, second(2))
      else await removeMail(database.db, due.id)
    }
    expect(await lease(59)).toEqual([])
    expect(users(await lease(60))).toEqual([0])
    expect(await database.db.selectFrom('mail_outbox').select('failed_at').orderBy('id').execute()).toEqual([
      { failed_at: null }, { failed_at: second(2) },
    ])
  })

  it('cannot postpone it if another worker has leased it since', async () => {
    await queue(0)
    const [late] = await lease(0)
    expect(await lease(10)).toHaveLength(1)
    if (late) await postponeMail(database.db, late, { until: second(11), isRefusal: false })
    expect(await lease(11)).toEqual([])
    expect(await lease(20)).toHaveLength(1)
  })
})
