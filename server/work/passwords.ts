/** Hashes and verifies passwords with argon2id; the number of concurrent computations is limited. */
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from '../operations/dependencies.ts'
import { requestSemaphore, type SemaphoreOptions } from './semaphore.ts'

/** The parameters that OWASP recommends for argon2id: 19 MiB of memory, two iterations. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most two, so that threads of the pool stay free, and one less than the processors, so that one stays free.
 * The queue is limited to a wait of a few seconds.
 */
const bounds = { concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)), maxWaiting: 200 }

/** Verified when the user does not exist, so that the response time is the same. No password matches it. */
const dummyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${base64(16)}$${base64(32)}`

/** Throws not-ready when the queue is full. */
export function argon2Passwords(given: SemaphoreOptions = bounds): Passwords {
  const run = requestSemaphore(given)
  return {
    isCommon: isCommonPassword,
    hash: (password) => run(() => hashPassword(password)),
    matches: (password, kept) =>
      run(async () => (await verify(kept ?? dummyHash, toNfc(password))) && kept !== null),
  }
}

export function hashPassword(password: string): Promise<string> {
  return hash(toNfc(password), cost)
}

/** Unicode normalization: depending on the keyboard, an accented letter is one code point or two. */
function toNfc(password: string): string {
  return password.normalize('NFC')
}

function base64(bytes: number): string {
  return Buffer.alloc(bytes).toString('base64').replace(/=+$/, '')
}
