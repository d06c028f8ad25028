/** The headers of a mail with any user input. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { oneLine } from '../../../server/mail/one-line.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import type { ReceivedMail } from '../../support/servers/smtp.ts'

let room: MailRoom

beforeAll(async () => {
  room = await openMailRoom()
})

async function contactMail(typed: { name?: string; subject?: string }): Promise<ReceivedMail> {
  const number = room.smtp.mails.length
  await room.queue({ kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText, ...typed })
  await room.worker().runOnce()
  return room.smtp.mail(number)
}

const fieldNames = ({ head }: ReceivedMail) => head.split('\r\n').filter((line) => !/^[ \t]/.test(line)).map((line) => line.split(':')[0]).sort()

describe('the headers of a mail', () => {
  const usual = ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To']

  it('of a contact message are those of a mail that a person wrote, and contain the site in the Message-ID', async () => {
    const mail = await contactMail({})
    expect(fieldNames(mail)).toEqual(usual)
    expect(mail.header('message-id')).toMatch(/^<mail-\d+-[0-9a-z]+@leaf\.example>$/)
  })

  it('of all other mails mark them as automatic', async () => {
    const number = room.smtp.mails.length
    await room.queue({ kind: 'verification', signUp: await room.signUp('maria') })
    await room.worker().runOnce()
    const mail = await room.smtp.mail(number)
    expect([mail.header('auto-submitted'), mail.header('x-auto-response-suppress')]).toEqual(['auto-generated', 'All'])
  })

  it.each([
    [{}, 'hello@prasino.example', 'noreply@prasino.example'],
    [{ CONTACT_EMAIL: 'Us@leaf.example', MAIL_FROM: 'us@leaf.example' }, 'Us@leaf.example', 'noreply@leaf.example'],
    [{ CONTACT_EMAIL: 'noreply@leaf.example' }, 'noreply@leaf.example', 'website@leaf.example'],
    [{ CONTACT_EMAIL: 'us@leaf.example', MAIL_FROM: 'site@leaf.example' }, 'us@leaf.example', 'site@leaf.example'],
  ])('of a contact message name a sender that is not the recipient: %j', async (environment, recipient, sender) => {
    const number = room.smtp.mails.length
    await room.queue({ kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'A beach', message: privateText })
    await room.worker(environment).runOnce()
    const mail = await room.smtp.mail(number)
    expect([mail.to, mail.from, mail.header('from')]).toEqual([[recipient], sender, `Prasino <${sender}>`])
    expect(mail.header('reply-to')).toBe(`Eleni <${privateEmail('eleni')}>`)
  })

  it('have the same Message-ID for each attempt of a row, and another for other rows', async () => {
    await room.smtp.stop()
    await room.queue({ kind: 'contact', name: 'Eleni', email: privateEmail('eleni'), subject: 'First', message: privateText })
    await room.smtp.start()
    const number = room.smtp.mails.length
    room.smtp.beforeAnswer(() => Promise.reject(new Error('Accepted without a response.')))
    await room.worker().runOnce()
    room.smtp.beforeAnswer(() => Promise.resolve())
    room.passTime(10_000)
    await room.worker().runOnce()
    const ids = await Promise.all([room.smtp.mail(number), room.smtp.mail(number + 1), contactMail({})])
    const [first, again, other] = ids.map((mail) => mail.header('message-id'))
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it.each(['a\r\nBcc: x@evil.example', 'a\nBcc: x', 'a\u2028Bcc: x', 'a\r\n\r\n<b>body</b>', 'a\u0007b', 'a\u0085Bcc: x'])(
    'contain no field and no body from a name or a subject: %j',
    async (typed) => {
      const mail = await contactMail({ name: typed, subject: typed })
      expect(fieldNames(mail)).toEqual(usual)
      expect(mail.to).toEqual(['hello@prasino.example'])
      const line = typed.replace(/[\s\p{Cc}]+/gu, ' ')
      expect(mail.header('subject')).toBe(`[Prasino] ${line}`)
      expect(mail.text).toContain(`${line}\n\n${line} (`)
    },
  )

  it('contain no address from a name', async () => {
    const mail = await contactMail({ name: '"Eleni" <x@evil.example>, y@evil.example;' })
    expect(mail.header('reply-to')).toBe(`"\\"Eleni\\" <x@evil.example>, y@evil.example;" <${privateEmail('eleni')}>`)
  })

  it('contain no encoded word from user input', async () => {
    const mail = await contactMail({ name: '=?utf-8?q?=E2=80=AE?=', subject: '=?utf-8?b?RnJlZSBtb25leQ==?=' })
    expect(mail.header('subject')).toBe('[Prasino] = ?utf-8?b?RnJlZSBtb25leQ== ?=')
    expect(mail.header('reply-to')).toContain('= ?utf-8?q?')
  })

  it('contain complete Greek and long subjects', async () => {
    const subject = 'Καλημέρα από την Ικαρία, '.repeat(7).trim()
    const mail = await contactMail({ name: 'Ελένη', subject })
    expect(mail.header('subject')).toBe(`[Prasino] ${subject}`)
    expect(mail.head.split('\r\n').every((line) => line.length <= 78)).toBe(true)
  })
})

describe('one line', () => {
  it('has no direction marks and invisible characters, and keeps other text', () => {
    expect(oneLine('abc\u202Efdp.exe \u2066x\u2069 z\u200Be\u200Dr\uFEFFo s\u00ADoft \uD800half')).toBe('abcfdp.exe x zero soft half')
    expect(oneLine('  Δάσος 🌳 — "ναι" & <όχι>  ')).toBe('Δάσος 🌳 — "ναι" & <όχι>')
  })

  it('has only visible characters for any text, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = oneLine(text)
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|=\?/u)
        expect(line).toBe(line.trim())
        expect(oneLine(line)).toBe(line)
      }),
    )
  })
})
