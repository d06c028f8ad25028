/** Every kind of mail on its way to a real mail server: who gets it, what it says, and where its links lead. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedMail } from '../../../server/store/outbox.ts'
import { redeemLinkToken } from '../../../server/store/account-tokens.ts'
import { openMailRoom, type MailRoom } from '../../support/mail-room.ts'
import { privateEmail, privateText } from '../../support/private-values.ts'
import type { ReceivedMail } from '../../support/smtp.ts'

let room: MailRoom
let members = 0

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(() => void (members += 1))

/** A name that no other test uses. */
const name = () => `maria-${members}`

/** The mail that comes of it; null when none does. */
async function sent(mail: QueuedMail): Promise<ReceivedMail | null> {
  const before = room.smtp.mails.length
  await room.queue(mail)
  await room.worker().runOnce()
  expect(await room.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  expect(room.smtp.mails.length - before).toBeLessThanOrEqual(1)
  return room.smtp.mails[before] ?? null
}

/** What comes after `url` up to the end of the token, in both parts. */
function tokenIn({ text, html }: ReceivedMail, url: string): string {
  const pattern = new RegExp(`${url.replaceAll(/[?/.#]/g, '\\$&')}([\\w-]{43})(?![\\w-])`)
  const token = pattern.exec(text)?.[1]
  expect(token).toBeDefined()
  // On the button, on the bare link, and written out.
  expect([...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1])).toEqual([token, token, token])
  return token ?? ''
}

describe('the mail to confirm an address', () => {
  const url = 'https://leaf.example/#/verify-email?token='

  it('leads to a link that works, and does not name the user', async () => {
    const user = await room.member(name())
    const mail = await sent({ kind: 'verification', user })
    expect(mail).toMatchObject({ from: 'hello@prasino.example', to: [privateEmail(name())] })
    if (!mail) return
    expect(mail.header('subject')).toBe('Confirm your e-mail address for Prasino')
    expect(mail.header('from')).toBe('Prasino <hello@prasino.example>')
    expect(await redeemLinkToken(room.db, tokenIn(mail, url), 'verification', room.clock.now)).toBe(user)
    expect(`${mail.text} ${mail.html}`).not.toContain(name())
  })

  it.each(['username', 'email'] as const)('is sent again to who asks by %s, whatever its case', async (key) => {
    const user = await room.member(name())
    const wanted = key === 'email' ? { email: privateEmail(name()).toUpperCase() } : { username: name().toUpperCase() }
    const mail = await sent({ kind: 'verification-again', account: wanted })
    if (mail) expect(await redeemLinkToken(room.db, tokenIn(mail, url), 'verification', room.clock.now)).toBe(user)
    expect(mail).not.toBeNull()
  })

  it.each([{ confirmed: true }, { enabled: false }])('does not go to a member who is %o', async (state) => {
    const user = await room.member(name(), state)
    expect(await sent({ kind: 'verification', user })).toBeNull()
    expect(await sent({ kind: 'verification-again', account: { username: name() } })).toBeNull()
  })

  it('is dropped where nobody is asked for', async () => {
    expect(await sent({ kind: 'verification-again', account: { email: privateEmail('nobody') } })).toBeNull()
    expect(await sent({ kind: 'verification-again', account: { username: 'nobody' } })).toBeNull()
    expect(await sent({ kind: 'verification', user: 2_000_000_000 })).toBeNull()
  })
})

describe('the mail to choose a new password', () => {
  it.each([{ confirmed: true }, { confirmed: false }])('leads to a link that works, for a member who is %o', async (state) => {
    const user = await room.member(name(), state)
    const mail = await sent({ kind: 'reset', email: privateEmail(name()).toUpperCase() })
    expect(mail?.to).toEqual([privateEmail(name())])
    if (!mail) return
    expect(mail.header('subject')).toBe('Choose a new password for Prasino')
    expect(mail.text).toContain(name())
    const token = tokenIn(mail, 'https://leaf.example/#/reset-password?token=')
    expect(await redeemLinkToken(room.db, token, 'reset', room.clock.now)).toBe(user)
  })

  it('does not go to a disabled member, nor to nobody', async () => {
    await room.member(name(), { enabled: false, confirmed: true })
    expect(await sent({ kind: 'reset', email: privateEmail(name()) })).toBeNull()
    expect(await sent({ kind: 'reset', email: privateEmail('nobody') })).toBeNull()
  })
})

describe('a mail about what happened', () => {
  it('tells a member who signs up once more the user name, and the ways in', async () => {
    const mail = await sent({ kind: 'account-exists', user: await room.member(name()) })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(name())
      expect(part).toContain('https://leaf.example/#/login')
      expect(part).toContain('https://leaf.example/#/forgot-password')
    }
  })

  it('tells a member that the password was changed, and what to do', async () => {
    const mail = await sent({ kind: 'password-changed', user: await room.member(name()) })
    expect(mail?.header('subject')).toBe('Your password for Prasino was changed')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('https://leaf.example/#/forgot-password')
      expect(part).toContain('hello@prasino.example')
    }
  })
})

describe('a contact message', () => {
  const body = `Good morning!\n\n${privateText}`
  const message = { kind: 'contact', name: 'Eleni Παπαδάκη', email: privateEmail('eleni'), subject: 'A beach', message: body } as const

  it('goes to the contact address, and an answer to who wrote it', async () => {
    const mail = await sent(message)
    expect(mail?.to).toEqual(['hello@prasino.example'])
    expect(mail?.header('subject')).toBe('[Prasino] A beach')
    expect(mail?.header('reply-to')).toBe(`Eleni Παπαδάκη <${privateEmail('eleni')}>`)
    expect(mail?.text).toContain(body)
    expect(mail?.html).toContain(`Good morning!<br><br>${privateText}`)
  })

  it('can hold anything without becoming markup', async () => {
    const subject = `<img src=x onerror='alert(1)'>`
    const mail = await sent({ ...message, name: '<b>"Eleni"</b>', subject, message: '</div><script>alert(1)</script> & "so" on' })
    expect(mail?.html).not.toMatch(/<script|<img|<b>|onerror='/)
    expect(mail?.html).toContain('&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot; on')
    expect(mail?.text).toContain('</div><script>alert(1)</script> & "so" on')
    expect(mail?.header('subject')).toBe(`[Prasino] ${subject}`)
  })
})
