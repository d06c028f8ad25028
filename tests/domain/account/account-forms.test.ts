/** The forms of accounts: their faults by field. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { emailFault, newPasswordFault, usernameFault } from '../../../domain/account/account.ts'
import { contactFaults, trimmedMessage, type ContactMessage } from '../../../domain/account/contact-message.ts'
import { isFaultless } from '../../../domain/field-fault.ts'
import { credentialsOf, loginFaults } from '../../../domain/account/login.ts'
import { forgottenPasswordFaults, newPasswordFaults } from '../../../domain/account/password-reset.ts'
import { refusalFaults, registrationFaults, registrationOf, type RegistrationForm } from '../../../domain/account/registration.ts'
import { isAllowed, isExpired } from '../../../domain/account/session.ts'
import { recipientFaults, trimmedRecipient } from '../../../domain/account/verification.ts'

const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'eleni', 'eleni@example.org', ' eleni@example.org ', 'olives-and-thyme'))
const registrationForm: fc.Arbitrary<RegistrationForm> = fc.record({
  username: text, email: text, confirmEmail: text, password: text, confirmPassword: text,
})
const blanks = fc.constantFrom('', ' ', '\t', '\u00a0 ')

const eleni: RegistrationForm = {
  username: 'eleni', email: 'eleni@example.org', confirmEmail: 'eleni@example.org',
  password: 'olives-and-thyme', confirmPassword: 'olives-and-thyme',
}

describe('a registration', () => {
  it('has no faults exactly if it matches the contract and its repetitions', () => {
    fc.assert(
      fc.property(registrationForm, (form) => {
        const { username, email, password } = registrationOf(form)
        const fits = !usernameFault(username) && !emailFault(email) && !newPasswordFault(password)
        const isRepeated = form.confirmEmail.trim() === email && form.confirmPassword === password
        expect(isFaultless(registrationFaults(form))).toBe(fits && isRepeated)
      }),
    )
  })

  it('requires all five fields', () => {
    const missing = { rule: 'missing' }
    expect(registrationFaults({ username: '', email: ' ', confirmEmail: '', password: '', confirmPassword: '' })).toEqual({
      username: missing, email: missing, confirmEmail: missing, password: missing, confirmPassword: missing,
    })
  })

  it.each([
    [{ confirmEmail: 'elena@example.org' }, { confirmEmail: { rule: 'emails-differ' } }],
    [{ confirmPassword: 'olives-and-thyme ' }, { confirmPassword: { rule: 'passwords-differ' } }],
    [{ confirmEmail: '' }, { confirmEmail: { rule: 'missing' } }],
    [{ email: 'eleni', confirmEmail: 'eleni' }, { email: { rule: 'malformed' } }],
    [{ password: 'olives', confirmPassword: 'olives' }, { password: { rule: 'too-short', limit: 8 } }],
    [{ username: 'ελένη' }, { username: { rule: 'malformed' } }],
    [{ email: ' eleni@example.org', username: 'eleni ' }, {}],
  ])('with %j has the faults %j', (changed, faults) => expect(registrationFaults({ ...eleni, ...changed })).toEqual(faults))

  it('has a fault of the user name if it is taken, and none for other failures', () => {
    const failure = { status: 409, sentence: null }
    expect(refusalFaults({ ...failure, type: 'username-taken' })).toEqual({ username: { rule: 'taken' } })
    expect(refusalFaults({ ...failure, type: 'unexpected' })).toEqual({})
  })
})

describe('a login', () => {
  it('requires both fields and nothing else', () => {
    fc.assert(
      fc.property(text, text, (username, password) => {
        expect(isFaultless(loginFaults({ username, password, code: '', keep: '' }))).toBe(username.trim() !== '' && password !== '')
      }),
    )
  })

  it('has a code only if one was typed', () => {
    expect(credentialsOf({ username: 'eleni', password: 'olives', code: ' 492 039 ', keep: '' })).toMatchObject({ code: '492 039' })
    expect(credentialsOf({ username: 'eleni', password: 'olives', code: ' ', keep: '' })).not.toHaveProperty('code')
  })

  it('asks to be kept logged in only if the box is checked', () => {
    const form = { username: 'eleni', password: 'olives', code: '' }
    expect(credentialsOf({ ...form, keep: 'on' })).toMatchObject({ keep: true })
    expect(credentialsOf({ ...form, keep: '' })).not.toHaveProperty('keep')
  })

  it('trims the user name, but not the password', () => {
    const form = { username: ' eleni ', password: ' olives ', code: '', keep: '' }
    expect(credentialsOf(form)).toEqual({ username: 'eleni', password: ' olives ' })
  })
})

describe('a forgotten password', () => {
  it('requires an e-mail address, which is trimmed', () => {
    fc.assert(
      fc.property(text, blanks, (email, blank) => {
        expect(isFaultless(forgottenPasswordFaults({ email: blank + email + blank }))).toBe(emailFault(email.trim()) === null)
      }),
    )
  })

  it.each([
    [{ newPassword: 'mountain-tea', confirmPassword: 'mountain-tea' }, {}],
    [{ newPassword: 'mountain-tea', confirmPassword: 'mountain' }, { confirmPassword: { rule: 'passwords-differ' } }],
    [{ newPassword: 'tea', confirmPassword: 'tea' }, { newPassword: { rule: 'too-short', limit: 8 } }],
    [{ newPassword: '', confirmPassword: '' }, { newPassword: { rule: 'missing' }, confirmPassword: { rule: 'missing' } }],
  ])('with the new password %j has the faults %j', (form, faults) => expect(newPasswordFaults(form)).toEqual(faults))
})

describe('the recipient of a confirmation link', () => {
  it('is a user name or an e-mail address', () => {
    expect(recipientFaults({ username: 'eleni' })).toEqual({})
    expect(recipientFaults({ email: ' eleni@example.org' })).toEqual({})
    expect(recipientFaults({ email: 'eleni' })).toEqual({ email: { rule: 'malformed' } })
    expect(trimmedRecipient({ username: ' eleni' })).toEqual({ username: 'eleni' })
    expect(trimmedRecipient({ email: 'eleni@example.org ' })).toEqual({ email: 'eleni@example.org' })
  })
})

describe('a message', () => {
  const message: ContactMessage = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who?\n\tMe.' }

  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: { rule: 'missing' } }],
    [{ subject: '\n' }, { subject: { rule: 'missing' } }],
    [{ subject: 'a\nBcc: b@c.gr' }, { subject: { rule: 'malformed' } }],
    [{ message: 'bell \u0007' }, {}],
    [{ name: '\u202EinelE' }, { name: { rule: 'with-direction-marks' } }],
    [{ subject: '\u202Egreen\u202C' }, {}],
    [{ name: '🌱'.repeat(101) }, { name: { rule: 'too-long', limit: 100 } }],
    [{ name: '🌱'.repeat(100) }, {}],
    [{ message: 'x'.repeat(5001) }, { message: { rule: 'too-long', limit: 5000 } }],
  ])('with %j has the faults %j', (changed, faults) => expect(contactFaults({ ...message, ...changed })).toEqual(faults))

  it('has no invisible marks', () => {
    const pasted = { name: '\u202DEleni\u202C', email: '\u200Beleni@example.org', subject: 'Be\u00ADach', message: 'Who?\v\tMe.' }
    expect(trimmedMessage(pasted)).toEqual({ ...message, message: 'Who?\n\tMe.' })
    expect(contactFaults(pasted)).toEqual({})
  })

  it('is trimmed in each field', () => {
    expect(trimmedMessage({ ...message, name: ' Eleni ', message: '\n a\n b ' })).toEqual({ ...message, message: 'a\n b' })
  })
})

describe('the values without faults', () => {
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  ajv.addSchema(parse(readFileSync('openapi.yaml', 'utf8')) as object, 'contract')
  const taken = (schema: string) => ajv.compile({ $ref: `contract#/components/schemas/${schema}` })
  const piece = fc.constantFrom('a', ' ', '\n', '\t', '\u0007', '\u0085', '\u00a0', '🌱', 'x'.repeat(60), '-'.repeat(2000))
  const written = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''))
  const email = fc.constantFrom('eleni@example.org', ' eleni@example.org', 'eleni')

  it('match the contract, for a message', () => {
    const fits = taken('Contact')
    fc.assert(
      fc.property(fc.record({ name: written, email, subject: written, message: written }), (form) => {
        expect(isFaultless(contactFaults(form))).toBe(fits(trimmedMessage(form)))
      }),
    )
  })

  it('match the contract, for a registration with correct repetitions', () => {
    const fits = taken('Registration')
    fc.assert(
      fc.property(registrationForm, (form) => {
        const repeated = { ...form, confirmEmail: form.email, confirmPassword: form.password }
        expect(isFaultless(registrationFaults(repeated))).toBe(fits(registrationOf(repeated)))
      }),
    )
  })
})

describe('a session', () => {
  const session = { username: 'eleni', role: 'ROLE_USER', token: 't', expiresAt: 1000 }

  it('is over when it expires, and never without an expiry', () => {
    expect([999, 1000, 1001].map((now) => isExpired(session, now))).toEqual([false, true, true])
    expect(isExpired({ ...session, expiresAt: null }, Number.MAX_SAFE_INTEGER)).toBe(false)
  })

  it('has the permissions of its role, and none without a session', () => {
    const sessions = [null, session, { ...session, role: 'ROLE_MODERATOR' }, { ...session, role: 'ROLE_ADMIN' }]
    expect(sessions.map((each) => isAllowed(each, 'ROLE_ADMIN'))).toEqual([false, false, false, true])
    expect(sessions.map((each) => isAllowed(each, 'ROLE_USER'))).toEqual([false, true, true, true])
  })
})
