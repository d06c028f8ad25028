/** Every kind of mail, sent to a real mail server: recipient, content and links. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { QueuedMail } from '../../../server/store/outbox.ts'
import { redeemResetToken } from '../../../server/store/account/account-tokens.ts'
import { confirmSignUp } from '../../../server/store/account/sign-ups.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { privateEmail, privateText } from '../../support/runner/private-values.ts'
import type { ReceivedMail } from '../../support/servers/smtp.ts'

let room: MailRoom
let members = 0

beforeAll(async () => {
  room = await openMailRoom()
})
beforeEach(() => void (members += 1))

/** A user name that no other test uses. */
const name = () => `maria-${members}`

/** The received mail; null if none is sent. */
async function sent(mail: QueuedMail): Promise<ReceivedMail | null> {
  const before = room.smtp.mails.length
  await room.queue(mail)
  await room.worker().runOnce()
  expect(await room.db.selectFrom('mail_outbox').selectAll().execute()).toEqual([])
  expect(room.smtp.mails.length - before).toBeLessThanOrEqual(1)
  return room.smtp.mails[before] ?? null
}

/** The token after `url`, which must be the same in both parts. */
function tokenIn({ text, html }: ReceivedMail, url: string): string {
  const pattern = new RegExp(`${url.replaceAll(/[?/.#]/g, '\\$&')}([\\w-]{43})(?![\\w-])`)
  const token = pattern.exec(text)?.[1]
  expect(token).toBeDefined()
  // The link is in the button, in the plain link, and in its text.
  expect([...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1])).toEqual([token, token, token])
  return token ?? ''
}

describe('the end of a mail', () => {
  it.each([
    ['en', 'Imprint', 'Privacy'],
    ['el', 'Ταυτότητα', 'Προσωπικά δεδομένα'],
  ] as const)('leads to imprint and privacy in the language of the reader: %s', async (language, imprint, privacy) => {
    const signUp = await room.signUp(name())
    await room.db.updateTable('sign_up').set({ language }).where('id', '=', signUp).execute()
    const mail = await sent({ kind: 'verification', signUp })
    const at = (page: string) => `https://leaf.example/${page}?lang=${language}`
    expect(mail?.text.trimEnd().endsWith(`, https://leaf.example\n${imprint}: ${at('imprint')}\n${privacy}: ${at('privacy')}`)).toBe(true)
    for (const [page, label] of [['imprint', imprint], ['privacy', privacy]] as const) {
      expect(mail?.html).toContain(`<a href="${at(page)}" style="color:inherit">${label}</a>`)
    }
  })
})

describe('the mail to confirm an address', () => {
  const url = 'https://leaf.example/#/verify-email?token='

  const confirmed = (token: string) => confirmSignUp(room.db, token, room.clock.now)

  it('contains a valid link and the user name that it confirms', async () => {
    const mail = await sent({ kind: 'verification', signUp: await room.signUp(name()) })
    expect(mail).toMatchObject({ from: 'hello@prasino.example', to: [privateEmail(name())] })
    if (!mail) return
    expect(mail.header('subject')).toBe('Confirm your email address for Prasino')
    expect(mail.header('from')).toBe('Prasino <hello@prasino.example>')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(`the username ${name()}.`)
      expect(part).toContain('If this was not you, do nothing: without the click, nobody can use your address.')
    }
    expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
  })

  it('names the sign-up before anything else, and offers the link that disowns it', async () => {
    room.clock.now = new Date('2026-11-21T10:05:30Z')
    const mail = await sent({ kind: 'verification', signUp: await room.signUp(name()) })
    const [heading, first] = mail?.text.split(/(?:\r?\n){2}/) ?? []
    expect(heading).toBe(`Sign-up at Prasino: ${name()}`)
    expect(first?.replace(/\s+/g, ' ')).toMatch(/^On 21\/11\/2026, 12:05, somebody, we hope it was you, signed up at Prasino /)
    const named = `&username=${name()}&at=2026-11-21T10:05Z`
    for (const part of [mail?.text ?? '', mail?.html.replaceAll('&amp;', '&') ?? '']) {
      expect(part).toContain('This was not me')
      const links = [...part.matchAll(/https:\/\/leaf\.example\/#\/verify-email\?(token|disown)=([\w-]{43})([^\s"<]*)/g)]
      expect(new Set(links.map(([, parameter]) => parameter))).toEqual(new Set(['token', 'disown']))
      expect(new Set(links.map(([, , token]) => token)).size).toBe(1)
      expect(links.every(([, , , rest]) => rest === named)).toBe(true)
    }
  })

  it.each(['username', 'email'] as const)('is sent again on request by %s, in any letter case', async (key) => {
    await room.signUp(name())
    const wanted = key === 'email' ? { email: privateEmail(name()).toUpperCase() } : { username: name().toUpperCase() }
    const mail = await sent({ kind: 'verification-again', account: wanted })
    if (mail) expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
    expect(mail).not.toBeNull()
  })

  it('contains a link for each of several sign-ups with one address', async () => {
    const email = privateEmail(name())
    const names = [`${name()}-a`, `${name()}-b`]
    for (const username of names) await room.signUp(username, email)
    const mail = await sent({ kind: 'verification-again', account: { email } })
    expect(mail?.text).toContain('Confirm only the username that you chose.')
    const links = [...(mail?.text ?? '').matchAll(/Confirm ([\w-]+):\n\S+token=([\w-]+)/g)]
    expect(links.map(([, username]) => username)).toEqual([...names].reverse())
    for (const [, username, token = ''] of links.slice(0, 1)) expect(await confirmed(token)).toEqual({ username })
  })

  it('is replaced by one with the user name if the address has an account', async () => {
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

  it('is sent for a password reset before confirmation', async () => {
    await room.signUp(name())
    const mail = await sent({ kind: 'reset', email: privateEmail(name()).toUpperCase() })
    if (mail) expect(await confirmed(tokenIn(mail, url))).toEqual({ username: name() })
    expect(mail).not.toBeNull()
  })

  it('is not sent to members and unknown recipients', async () => {
    await room.member(name())
    const members = [{ username: name() }, { email: privateEmail(name()) }]
    for (const account of [...members, { email: privateEmail('nobody') }, { username: 'nobody' }]) {
      expect(await sent({ kind: 'verification-again', account })).toBeNull()
    }
    expect(await sent({ kind: 'verification', signUp: 2_000_000_000 })).toBeNull()
  })

  it('is not sent if the sign-up has expired', async () => {
    const signUp = await room.signUp(name())
    room.passTime(7 * 24 * 3_600_000)
    expect(await sent({ kind: 'verification', signUp })).toBeNull()
  })
})

describe('the mail to reset a password', () => {
  it('contains a valid link', async () => {
    const user = await room.member(name())
    const mail = await sent({ kind: 'reset', email: privateEmail(name()).toUpperCase() })
    expect(mail?.to).toEqual([privateEmail(name())])
    if (!mail) return
    expect(mail.header('subject')).toBe('Choose a new password for Prasino')
    expect(mail.text).toContain(name())
    const token = tokenIn(mail, 'https://leaf.example/#/reset-password?token=')
    expect(await redeemResetToken(room.db, token, room.clock.now)).toBe(user)
  })

  it('is not sent to disabled members and unknown recipients', async () => {
    await room.member(name(), { enabled: false })
    expect(await sent({ kind: 'reset', email: privateEmail(name()) })).toBeNull()
    expect(await sent({ kind: 'reset', email: privateEmail('nobody') })).toBeNull()
  })
})

describe('a mail about an account', () => {
  it('contains the user name and links if a member signs up again', async () => {
    const mail = await sent({ kind: 'account-exists', user: await room.member(name()) })
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(name())
      expect(part).toContain('https://leaf.example/#/login')
      expect(part).toContain('https://leaf.example/#/forgot-password')
    }
  })

  it('contains a reset link and the contact address after a change of the password', async () => {
    const mail = await sent({ kind: 'password-changed', user: await room.member(name()) })
    expect(mail?.header('subject')).toBe('Your password for Prasino was changed')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('https://leaf.example/#/forgot-password')
      expect(part).toContain('hello@prasino.example')
    }
  })
})

it.each([
  ['authenticator-added', /app was added to the account of/], ['authenticator-removed', /was removed\. Its codes/], ['codes-renewed', /new recovery codes/],
  ['passkey-added', /logs in without the password/], ['passkey-removed', /no longer logs in/],
  ['code-used', /was used to log in/], ['reset', /operator of Prasino removed/],
] as const)('a mail about a second factor says what became of it: %s', async (change, words) => {
  const mail = await sent({ kind: 'second-factor-changed', user: await room.member(name()), change })
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toMatch(words)
    expect(part).toContain('hello@prasino.example')
  }
})

it('a mail about sessions that an administrator ended says how to log in, and how to get another password', async () => {
  const mail = await sent({ kind: 'sessions-ended', user: await room.member(name()) })
  expect(mail?.header('subject')).toBe('You were signed out at Prasino')
  for (const part of [mail?.text, mail?.html]) {
    for (const words of [name(), 'https://leaf.example/#/login', 'https://leaf.example/#/forgot-password', 'hello@prasino.example']) {
      expect(part).toContain(words)
    }
  }
})

describe('a contact message', () => {
  const body = `Good morning!\n\n${privateText}`
  const message = { kind: 'contact', name: 'Eleni Παπαδάκη', email: privateEmail('eleni'), subject: 'A beach', message: body } as const

  it('is sent to the contact address, with the sender in Reply-To', async () => {
    const mail = await sent(message)
    expect(mail?.to).toEqual(['hello@prasino.example'])
    expect(mail?.header('subject')).toBe('[Prasino] A beach')
    expect(mail?.header('reply-to')).toBe(`Eleni Παπαδάκη <${privateEmail('eleni')}>`)
    expect(mail?.text).toContain(body)
    expect(mail?.html).toContain(`Good morning!<br><br>${privateText}`)
  })

  it('is escaped', async () => {
    const subject = `<img src=x onerror='alert(1)'>`
    const mail = await sent({ ...message, name: '<b>"Eleni"</b>', subject, message: '</div><script>alert(1)</script> & "so" on' })
    expect(mail?.html).not.toMatch(/<script|<img|<b>|onerror='/)
    expect(mail?.html).toContain('&lt;/div&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot; on')
    expect(mail?.text).toContain('</div><script>alert(1)</script> & "so" on')
    expect(mail?.header('subject')).toBe(`[Prasino] ${subject}`)
  })
})

describe('a mail to a reader of Greek', () => {
  it.each([
    ['a sign-up', 'Επιβεβαίωσε τη διεύθυνση email σου για το Prasino', async () =>
      ({ kind: 'verification', signUp: await room.signUp(name(), privateEmail(name()), 'el') } as const)],
    ['a member', 'Ο κωδικός σου για το Prasino άλλαξε', async () =>
      ({ kind: 'password-changed', user: await room.member(name(), { language: 'el' }) } as const)],
    ['an author', 'Εγκρίθηκε: Olive harvest', async () =>
      ({ kind: 'listing-approved', user: await room.member(name(), { language: 'el' }), title: 'Olive harvest' } as const)],
  ])('is in Greek: %s', async (_, subject, mailOf) => {
    const mail = await sent(await mailOf())
    expect(mail?.header('subject')).toBe(subject)
    expect(mail?.html).toContain('<html lang="el"')
    expect(mail?.text).not.toMatch(/\b(your|you|the)\b/i)
  })

  it('marks the title of a listing with its own language', async () => {
    const mail = await sent({ kind: 'listing-approved', user: await room.member(name(), { language: 'el' }), title: 'Olive harvest' })
    expect(mail?.html).toMatch(/<div dir="auto" lang="en"[^>]*>Olive harvest</)
  })
})
