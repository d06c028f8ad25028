/** What each answer of a real mail server does to a mail, and what the operator is told. */
import { beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { verdictOn } from '../../../server/mail/smtp-answers.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import type { Stage } from '../../support/servers/smtp.ts'

let room: MailRoom
let printed: MockInstance<typeof process.stdout.write>

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(async () => {
  printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await room.db.deleteFrom('mail_outbox').execute()
  room.log.length = 0
})

const contact = { kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText } as const
const rows = () => room.db.selectFrom('mail_outbox').select(['attempts', 'refusals', 'failed_at', 'next_attempt_at']).execute()
const notices = () => printed.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('refuses the emails of this site'))

/** Tries a mail that the server refuses this way until the outcome is clear, and returns it. */
async function outcomeOf(at: Stage, code: number, text: string): Promise<string> {
  room.smtp.refuse(code, { at, text })
  await room.queue(contact)
  const credentials = at === 'login' ? 'site:s3cret@' : ''
  const worker = room.worker({ SMTP_URL: room.smtp.url.replace('//', `//${credentials}`) })
  for (let tries = 1; tries <= 5; tries += 1) {
    await worker.runOnce()
    const [row] = await rows()
    if (row?.failed_at) return `given up after ${tries}`
    if (row) room.clock.now = row.next_attempt_at
  }
  return notices().length > 0 ? 'waits, and the operator is told' : 'waits'
}

const told = 'waits, and the operator is told'

describe('a mail that the mail server refuses', () => {
  it.each([
    ['greeting', 421, '4.7.0 Too many connections', 'waits'],
    ['greeting', 554, '5.7.1 Service unavailable; client host blocked', told],
    ['greeting', 554, 'No mail from dynamic addresses', told],
    ['login', 454, '4.7.0 Temporary authentication failure', 'waits'],
    ['login', 535, '5.7.8 Authentication failed', told],
    ['login', 535, 'Authentication failed', told],
    ['sender', 451, '4.3.0 Try again', 'waits'],
    ['sender', 530, '5.7.0 Authentication required', told],
    ['sender', 550, '5.1.0 Sender unknown', told],
    ['sender', 550, '5.7.60 Client has no permission to send as this sender', told],
    ['sender', 552, '5.3.4 Message too big', 'given up after 4'],
    ['sender', 552, '5.2.3 Message too long', 'given up after 4'],
    ['recipient', 450, '4.2.0 Greylisted, try again', 'waits'],
    ['recipient', 550, '5.7.1 Blocked using a list', told],
    ['recipient', 554, '5.7.1 Relay access denied', told],
    ['recipient', 554, 'Relay access denied', told],
    ['recipient', 503, 'Bad sequence of commands', told],
    ['recipient', 530, 'Authentication required', told],
    ['recipient', 550, 'Your host is listed at Spamhaus', told],
    ['recipient', 501, '5.5.4 Invalid HELO name', told],
    ['recipient', 553, '5.1.8 Sender domain has no address', told],
    ['recipient', 550, '5.1.7 Sender address is not valid', told],
    ['recipient', 550, '5.1.1 No such user', 'given up after 1'],
    ['recipient', 550, 'No such user', 'given up after 1'],
    ['recipient', 556, '5.1.10 Domain takes no mail', 'given up after 1'],
    ['recipient', 550, '5.2.1 Mailbox disabled', 'given up after 1'],
    ['recipient', 552, '5.2.2 Mailbox full', 'waits'],
    ['recipient', 552, 'Mailbox full', 'waits'],
    ['recipient', 550, '5.4.4 No route to the host', 'given up after 4'],
    ['recipient', 554, '5.3.0 Out of order', 'given up after 4'],
    ['content', 451, '4.7.1 Greylisted', 'waits'],
    ['content', 552, '5.2.2 Mailbox full', 'waits'],
    ['content', 554, '5.6.0 Message refused', 'given up after 4'],
    ['content', 554, '5.7.1 Looks like spam', 'given up after 4'],
    ['content', 550, '5.7.0 Looks like spam', 'given up after 4'],
    ['content', 550, 'Message refused', 'given up after 4'],
    ['content', 550, '5.7.26 Neither SPF nor DKIM passed', told],
  ] as const)('at the %s, with %i %s, %s', async (at, code, text, outcome) => {
    expect(await outcomeOf(at, code, text)).toBe(outcome)
  })

  it('is given up after few refusals of its content, however often the server was out of reach before', async () => {
    room.smtp.refuse(451, { text: '4.3.0 Try later' })
    await room.queue(contact)
    const worker = room.worker()
    const next = async () => {
      await worker.runOnce()
      const [row] = await rows()
      if (row) room.clock.now = row.next_attempt_at
      return row
    }
    for (let turn = 0; turn < 10; turn += 1) await next()
    room.smtp.refuse(554, { at: 'content', text: '5.6.0 Message refused' })
    const refused = [await next(), await next(), await next(), await next()]
    expect(refused.map((row) => [row?.refusals, row?.failed_at !== null])).toEqual([[1, false], [2, false], [3, false], [3, true]])
  })

  it('is told to the operator once an hour, without an address, and logged each time', async () => {
    room.smtp.refuse(550, { text: '5.7.1 Blocked: <maria@private.test>' })
    await room.queue(contact)
    await room.queue(contact)
    const worker = room.worker()
    await worker.runOnce()
    expect(notices()).toEqual([expect.stringContaining('(EENVELOPE 550 5.7.1)')])
    expect(notices().join()).not.toContain('maria')
    expect(room.log.map(({ level, text, fields }) => [level, text, fields.code])).toEqual(
      Array.from({ length: 2 }, () => ['error', 'mail server refuses this site', 'EENVELOPE 550 5.7.1']),
    )
    room.passTime(3_600_000)
    await worker.runOnce()
    expect(notices()).toHaveLength(2)
  })
})

describe('an error without a reply', () => {
  it.each([
    ['a lost connection', { code: 'ECONNECTION', command: 'DATA' }, 'wait'],
    ['no mail server', { code: 'ESOCKET', command: 'CONN' }, 'wait'],
    ['a certificate that is not valid', { code: 'ETLS', command: 'CONN' }, 'tell'],
    ['credentials that are missing', { code: 'ENOAUTH', command: 'API' }, 'tell'],
    ['credentials that no way of the server takes', { code: 'EAUTH', command: 'API' }, 'tell'],
    ['an option that is not valid', { code: 'ECONFIG', command: 'API' }, 'tell'],
    ['a failure of the database', new TypeError('maria'), 'wait'],
  ] as const)('waits: %s', (_, error, verdict) => {
    expect(verdictOn(error)).toBe(verdict)
  })

  it('is judged by the reply, where the command DATA itself is refused', () => {
    const refused = { code: 'EENVELOPE', command: 'DATA', responseCode: 554, response: '554 5.5.1 No valid recipients' }
    expect(verdictOn(refused)).toBe('few')
    expect(verdictOn({ ...refused, response: '554 5.7.1 Blocked' })).toBe('tell')
  })
})
