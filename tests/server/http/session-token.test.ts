/** The token of a session, as clients of any kind read it. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionTokens } from '../../../server/http/session-token.ts'

const nameSigns = fc.constantFrom(...'ABCXYZabcxyz0189._-')
const username = fc.array(nameSigns, { minLength: 3, maxLength: 40 }).map((signs) => signs.join(''))
const session = fc.record({ username, role: fc.constantFrom('ROLE_USER' as const, 'ROLE_ADMIN' as const), version: fc.nat() })
const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })

describe('a token', () => {
  it('is decoded by plain atob, and says whose session it is in which role', async () => {
    await fc.assert(
      fc.asyncProperty(session, moment, async (given, now) => {
        const token = sessionTokens('a secret', () => now).sign(given)
        const payload = token.split('.')[1] ?? ''
        expect(payload).toMatch(/^[A-Za-z0-9]+$/)
        expect(JSON.parse(atob(payload))).toMatchObject({ sub: given.username, role: given.role, ver: given.version })
      }),
    )
  })

  it('is read by whoever has the secret, also where the clocks differ a little', async () => {
    await fc.assert(
      fc.asyncProperty(session, moment, fc.integer({ min: -29, max: 29 }), async (given, now, seconds) => {
        const token = sessionTokens('a secret', () => now).sign(given)
        const elsewhere = sessionTokens('a secret', () => new Date(now.getTime() + seconds * 1_000))
        expect(await elsewhere.read(token)).toMatchObject({ username: given.username, version: given.version })
        expect(await sessionTokens('another secret', () => now).read(token)).toBeNull()
      }),
    )
  })
})
