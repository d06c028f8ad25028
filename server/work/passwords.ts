/** Passwords as they are kept and compared: argon2id, a few at a time. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from '../operations/dependencies.ts'
import { turnsOfRequests, type TurnsOptions } from './turns.ts'

/** The cost that OWASP names for argon2id; 19 MiB, twice over. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most two, so that threads are left for all else, and a processor too where there is more than one.
 * Who would wait longer than a few seconds may as well try again.
 */
const bounds = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), mostWaiting: 200 }

/** Compared with where there is no user: as much work as any other, and no password is known for it. */
const nobodysHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`

/** Beyond its bounds it throws not-ready. */
export function argon2Passwords(given: TurnsOptions = bounds): Passwords {
  const inTurn = turnsOfRequests(given)
  return {
    isCommon: isCommonPassword,
    hash: (password) => inTurn(() => hashPassword(password)),
    matches: (password, kept) =>
      inTurn(async () => (await verify(kept ?? nobodysHash, composed(password))) && kept !== null),
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(composed(password), cost)
}

/** One keyboard sends an accented letter as one sign, another as two (Unicode's form NFC). */
function composed(password: string): string {
  return password.normalize('NFC')
}

function base64(bytes: number): string {
  return Buffer.alloc(bytes).toString('base64').replace(/=+$/, '')
}
