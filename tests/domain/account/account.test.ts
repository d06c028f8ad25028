/** The fields of an account, with examples and against the contract. */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { accountKey, emailFault, newPasswordFault, usernameFault } from '../../../domain/account/account.ts'

describe('a user name', () => {
  it.each(['eleni', 'E.P_1-2', 'abc', 'x'.repeat(40)])('is valid: %s', (name) => expect(usernameFault(name)).toBeNull())

  it.each([
    ['', { rule: 'missing' }],
    ['ab', { rule: 'too-short', limit: 3 }],
    ['x'.repeat(41), { rule: 'too-long', limit: 40 }],
    ['ελένη', { rule: 'malformed' }],
    ['eleni\u200B', { rule: 'malformed' }],
    ['\u202Eeleni', { rule: 'with-direction-marks' }],
    ['ele ni', { rule: 'malformed' }],
    ['eleni\n', { rule: 'malformed' }],
  ])('is invalid: %j', (name, fault) => expect(usernameFault(name)).toEqual(fault))
})

describe('an e-mail address', () => {
  it.each([
    ['', { rule: 'missing' }],
    ['eleni', { rule: 'malformed' }],
    ['eleni@example', { rule: 'malformed' }],
    ['eleni@\u202Egro.elpmaxe', { rule: 'with-direction-marks' }],
    ['a@b.gr, c@d.gr', { rule: 'malformed' }],
    ['a@b.gr\r\nBcc: c@d.gr', { rule: 'malformed' }],
    [`${'x'.repeat(250)}@b.gr`, { rule: 'too-long', limit: 254 }],
  ])('is invalid: %j', (email, fault) => expect(emailFault(email)).toEqual(fault))
})

describe('the key by which names and addresses are compared', () => {
  it('converts only ASCII letters to lower case', () => {
    expect(accountKey('Eleni.P@Example.ORG')).toBe('eleni.p@example.org')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const characters = [...text].map((character) => (/^[A-Z]$/.test(character) ? character.toLowerCase() : character))
        expect(accountKey(text)).toBe(characters.join(''))
      }),
    )
  })

  it.each(['v\u0130ctim', 'v\u0131ctim', '\u212Aatia', 'ma\u017F'])('converts no other character to an ASCII letter: %j', (name) => {
    expect(accountKey(name)).toBe(name)
  })
})

describe('a new password', () => {
  it('has a length in code points, not in UTF-16 units', () => {
    expect(newPasswordFault('🌱'.repeat(7))).toEqual({ rule: 'too-short', limit: 8 })
    expect(newPasswordFault('🌱'.repeat(200))).toBeNull()
    expect(newPasswordFault('🌱'.repeat(201))).toEqual({ rule: 'too-long', limit: 200 })
  })
})

describe('form and contract', () => {
  const { components } = parse(readFileSync('openapi.yaml', 'utf8')) as { components: { schemas: Record<string, object> } }
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  const piece = fc.constantFrom('a', 'Z', '9', '.', '-', '_', '@', '+', ' ', '"', 'é', '🌱', '\n', 'example.org', 'x'.repeat(60))
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

  it.each([
    ['Username', usernameFault, text],
    ['Email', emailFault, fc.oneof(text, fc.emailAddress(), fc.tuple(text, text).map(([name, host]) => `${name}@${host}.gr`))],
    ['NewPassword', newPasswordFault, text],
  ])('agree on %s', (schema, fault, values) => {
    const fits = ajv.compile(components.schemas[schema] ?? false)
    fc.assert(fc.property(values, (value) => { expect(fault(value) === null).toBe(fits(value)) }))
  })
})
