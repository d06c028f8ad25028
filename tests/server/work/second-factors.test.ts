/** The codes of authenticator apps, and the seeds as they are stored. */
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { secondFactors } from '../../../server/work/second-factors.ts'

const made = secondFactors('a key of the tests, not of anybody', 'Prasino')
const eleni = { id: 7, username: 'eleni' }
const now = new Date('2026-11-21T10:00:00Z')

describe('a seed', () => {
  it('has 160 bits, and an address that apps read', () => {
    const { secret, address } = made.newSeed(eleni)
    expect(Secret.fromBase32(secret).bytes.length).toBe(20)
    expect(address).toBe(`otpauth://totp/Prasino:eleni?issuer=Prasino&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
  })

  it('is another one each time, also as it is stored', () => {
    const seeds = Array.from({ length: 20 }, () => made.newSeed(eleni))
    expect(new Set(seeds.map(({ secret }) => secret)).size).toBe(20)
    expect(new Set(seeds.map(({ sealed }) => sealed.toString('hex'))).size).toBe(20)
  })

  it('opens with its key and for its user only', () => {
    const { sealed, secret } = made.newSeed(eleni)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })
    expect(made.stepOf(sealed, eleni.id, code, now)).toBe(Math.floor(now.getTime() / 30_000))
    expect(() => made.stepOf(sealed, 8, code, now)).toThrow()
    expect(() => secondFactors('another key of the tests, of nobody', 'Prasino').stepOf(sealed, eleni.id, code, now)).toThrow()
    expect(() => made.stepOf(Buffer.from(sealed.map((byte, place) => (place === 15 ? byte ^ 1 : byte))), eleni.id, code, now)).toThrow()
  })
})

it('recovery codes are ten, each of ten letters and digits that nobody confuses', () => {
  const codes = Array.from({ length: 50 }, () => made.newCodes())
  expect(codes.every((each) => each.length === 10)).toBe(true)
  expect(codes.flat().filter((code) => !/^[a-hjkmnp-z2-9]{10}$/.test(code))).toEqual([])
  expect(new Set(codes.flat()).size).toBe(500)
})

it('the hash of a recovery code depends on the code, the user and the key', () => {
  const other = secondFactors('another key of the tests, of nobody', 'Prasino')
  const hashes = [made.hashOf(7, 'abcdefghjk'), made.hashOf(7, 'abcdefghjm'), made.hashOf(8, 'abcdefghjk'), other.hashOf(7, 'abcdefghjk')]
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4)
  expect(hashes[0]).toEqual(made.hashOf(7, 'abcdefghjk'))
})
