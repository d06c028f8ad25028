/** Every kind of mail on its way to a real mail server: who gets it, what it says, and where its links lead. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedMail } from '../../../server/store/outbox.ts'
import { redeemResetToken } from '../../../server/store/account-tokens.ts'
import { confirmSignUp } from '../../../server/store/sign-ups.ts'
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

  const confirmed = (token: string) => confirmSignUp(room.db, token, room.clock.now)

  it('leads to a link that works, and names the user name that it confirms', async () => {
    const mail = await sent({ kind: 'verification', signUp: await room.signUp(name()) })
    expect(mail).toMatchObject({ from: 'hello@prasino.example', to: [privateEmail(name())] })
    if (!mail) return
    expect(mail.header('subject')).toBe('Confirm your e-mail address for Prasino')
    expect(mail.header('from')).toBe('Prasino <hello@prasino.example>')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`the user name ${name()}.`)
      expect(part).toContain('If this was not you, do nothing: without the click, nobody can use your address.')
    }
    expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
  })

  it.each(['username', 'email'] as const)('is sent again to who asks by %s, whatever its case', async (key) => {
    await room.signUp(name())
    const wanted = key === 'email' ? { email: privateEmail(name()).toUpperCase() } : { username: name().toUpperCase() }
    const mail = await sent({ kind: 'verification-again', account: wanted })
    if (mail) expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
    expect(mail).not.toBeNull()
  })

  it('leaves the choice where several signed up with one address', async () => {
    const email = privateEmail(name())
    const names = [`${name()}-a`, `${name()}-b`]
    for (const username of names) await room.signUp(username, email)
    const mail = await sent({ kind: 'verification-again', account: { email } })
    expect(mail?.text).toContain('Confirm only the user name that you chose.')
    const links = [...(mail?.text ?? '').matchAll(/Confirm ([\w-]+):\n\S+token=([\w-]+)/g)]
    expect(links.map(([, username]) => username)).toEqual([...names].reverse())
    for (const [, username, token = ''] of links.slice(0, 1)) expect(await confirmed(token)).toEqual({ username })
  })

  it('says instead that the address has an account, and which one', async () => {
    await room.member(name())
    const signUp = await room.signUp(`${name()}-b`, privateEmail(name()).toUpperCase())
    for (const due of [{ kind: 'verification', signUp }, { kind: 'verification-again', account: { username: `${name()}-b` } }] as const) {
      const mail = await sent(due)
      expect(mail?.header('subject')).toBe('You already have an account at Prasino')
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toMatch(new RegExp(`${name()}(?!-b)`))
        expect(part).not.toContain(`${name()}-b`)
        expect(part).toContain('https://leaf.example/#/login')
        expect(part).toContain('https://leaf.example/#/forgot-password')
        expect(part).not.toContain('token=')
      }
    }
  })

  it('is sent to who forgot the password before confirming', async () => {
    await room.signUp(name())
    const mail = await sent({ kind: 'reset', email: privateEmail(name()).toUpperCase() })
    if (mail) expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
    expect(mail).not.toBeNull()
  })

  it('does not go to members, nor to nobody', async () => {
    await room.member(name())
    const members = [{ username: name() }, { email: privateEmail(name()) }]
    for (const account of [...members, { email: privateEmail('nobody') }, { username: 'nobody' }]) {
      expect(await sent({ kind: 'verification-again', account })).toBeNull()
    }
    expect(await sent({ kind: 'verification', signUp: 2_000_000_000 })).toBeNull()
  })

  it('is too late once the sign-up has expired', async () => {
    const signUp = await room.signUp(name())
    room.passTime(7 * 24 * 3_600_000)
    expect(await sent({ kind: 'verification', signUp })).toBeNull()
  })
})

describe('the mail to choose a new password', () => {
  it('leads to a link that works', async () => {
    const user = await room.member(name())
    const mail = await sent({ kind: 'reset', email: privateEmail(name()).toUpperCase() })
    expect(mail?.to).toEqual([privateEmail(name())])
    if (!mail) return
    expect(mail.header('subject')).toBe('Choose a new password for Prasino')
    expect(mail.text).toContain(name())
    const token = tokenIn(mail, 'https://leaf.example/#/reset-password?token=')
    expect(await redeemResetToken(room.db, token, room.clock.now)).toBe(user)
  })

  it('does not go to a disabled member, nor to nobody', async () => {
    await room.member(name(), { enabled: false })
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
