/** Hashes of the passwords of users that tests insert. */
import { hash } from '@node-rs/argon2'

/** Cheap to make and to compare with, since the cost is read from the hash: tests sign in hundreds of times. */
export function cheapHash(password: string): Promise<string> {
  return hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
}
