/** Seeds of authenticator apps, encrypted for the database, and the codes that they make (RFC 6238). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { recoveryCodeCount } from '../../domain/account/second-factor.ts'
import type { SecondFactors } from '../operations/dependencies.ts'

/** In seconds; what apps expect, as are six digits and SHA-1. */
const period = 30

/** 160 bits, as long as the hash (RFC 4226, section 4). */
const seedBytes = 20

/** Without letters and digits that look alike. Ten of these are 49 bits, which the limit of attempts makes enough. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 10

const nonceBytes = 12
const tagBytes = 16

/** The key encrypts and hashes in two ways, each with a key derived from it (HKDF, RFC 5869). */
export function secondFactors(key: string, product: string): SecondFactors {
  const sealing = Buffer.from(hkdfSync('sha256', key, '', 'seeds of authenticator apps', 32))
  const hashing = Buffer.from(hkdfSync('sha256', key, '', 'recovery codes', 32))
  const totp = (seed: Buffer, label = '') =>
    new TOTP({ issuer: product, label, secret: new Secret({ buffer: Uint8Array.from(seed).buffer }), algorithm: 'SHA1', digits: 6, period })

  return {
    newSeed: ({ id, username }) => {
      const seed = randomBytes(seedBytes)
      const made = totp(seed, username)
      return { sealed: seal(sealing, id, seed), secret: made.secret.base32, address: made.toString() }
    },
    stepOf: (sealed, user, code, now) => {
      const timestamp = now.getTime()
      const delta = totp(open(sealing, user, sealed)).validate({ token: code, timestamp, window: 1 })
      return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
    },
    newCodes: () => Array.from({ length: recoveryCodeCount }, newCode),
    hashOf: (user, code) => createHmac('sha256', hashing).update(`${user} ${code}`).digest(),
  }
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Bound to the user, so that a seed cannot be moved to another row. */
function seal(key: Buffer, user: number, seed: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(String(user)))
  return Buffer.concat([nonce, sealing.update(seed), sealing.final(), sealing.getAuthTag()])
}

function open(key: Buffer, user: number, sealed: Buffer): Buffer {
  const opening = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(String(user)))
  opening.setAuthTag(sealed.subarray(-tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()])
}
