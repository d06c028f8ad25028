/** The session token, and how clients read it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionTokens } from '../../../../server/http/callers/session-token.ts'

const nameCharacters = fc.constantFrom(...'ABCXYZabcxyz0189._-')
const username = fc.array(nameCharacters, { minLength: 3, maxLength: 40 }).map((characters) => characters.join(''))
const session = fc.record({ username, role: fc.constantFrom('ROLE_USER' as const, 'ROLE_ADMIN' as const) })
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })

describe('a token', () => {
  it('can be decoded by `atob`, and contains user name and role', async () => {
    await fc.assert(
      fc.asyncProperty(session, moment, async (given, now) => {
        const { token } = sessionTokens('a secret', () => now).sign(given)
        const payload = token.split('.')[1] ?? ''
        expect(payload).toMatch(/^[A-Za-z0-9]+$/)
        expect(JSON.parse(atob(payload))).toMatchObject({ sub: given.username, role: given.role })
      }),
    )
  })

  it('is valid with the same secret, also if clocks differ slightly', async () => {
    await fc.assert(
      fc.asyncProperty(session, moment, fc.integer({ min: -29, max: 29 }), async (given, now, seconds) => {
        const { token, key } = sessionTokens('a secret', () => now).sign(given)
        const elsewhere = sessionTokens('a secret', () => new Date(now.getTime() + seconds * 1_000))
        expect(await elsewhere.read(token)).toEqual(key.hash)
        expect(await sessionTokens('another secret', () => now).read(token)).toBeNull()
      }),
    )
  })
})
