/** Reads the session from a token. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expiryOf, sessionOf } from '../../../../src/api/account/session-token.ts'
import { jwt } from '../jwt.ts'

const claims = fc.record({
  sub: fc.string({ minLength: 1, unit: 'grapheme' }),
  role: fc.constantFrom('ROLE_USER', 'ROLE_ADMIN'),
  exp: fc.integer({ min: 0, max: 4_000_000_000 }),
  other: fc.string({ unit: 'grapheme' }),
})

describe('a token', () => {
  it('is read in base64 and in base64url', () => {
    fc.assert(
      fc.property(claims, fc.constantFrom('base64' as const, 'base64url' as const), (content, encoding) => {
        const token = jwt(content, encoding)
        expect(sessionOf(token)).toEqual({ username: content.sub, role: content.role, token, expiresAt: content.exp * 1000 })
      }),
    )
  })

  it('has the role of a member and no expiry by default', () => {
    expect(sessionOf(jwt({ sub: 'eleni' }))).toMatchObject({ role: 'ROLE_USER', expiresAt: null })
    expect(expiryOf(jwt({ sub: 'eleni', exp: 'soon' }))).toBeNull()
  })

  it.each(['', 'x', 'a.b.c', 'a.%%%.c', '..', jwt(null), jwt([]), jwt('eleni'), jwt({ sub: '' }), jwt({ sub: 7 })])(
    'without a user name is no session: %s',
    (token) => {
      expect(sessionOf(token)).toBeNull()
      expect(expiryOf(token)).toBeNull()
    },
  )

  it('never causes an exception', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (token) => void sessionOf(token)))
  })
})
