/** What operations work with. */
import type { components } from '../../contract/openapi.ts'
import type { StoredCityName } from '../../domain/cities.ts'
import type { Connection } from '../store/connection.ts'

/** Handed in where the server is put together. */
export interface Dependencies {
  readonly db: Connection
  readonly now: () => Date
  readonly passwords: Passwords
  /** Gives the token that a client shows with each request of the session. */
  readonly signSession: (session: Session) => string
  /** What a network is compared by; keyed, so that nobody finds the network who reads the database. */
  readonly networkMark: (network: string) => Buffer
  readonly storedCityName: StoredCityName
  /** What the web app is told about this installation, beside what the server offers. */
  readonly installation: Omit<components['schemas']['Configuration'], 'offers'>
  /** Whether the server is about to end and should be asked no more. */
  readonly isClosing: () => boolean
  /** Has the mails that are due sent at once; to be called after the transaction that queued one. */
  readonly wakeMail: () => void
}

/** Passwords are kept as hashes, which are slow to make on purpose. */
export interface Passwords {
  /** Whether it is among those that are guessed first, and must not be chosen. */
  readonly isCommon: (password: string) => Promise<boolean>
  readonly hash: (password: string) => Promise<string>
  /** Whether it is the password of a kept hash; without one the same work is done for nothing. */
  readonly matches: (password: string, kept: string | null) => Promise<boolean>
}

/** What a token says of its user. */
export interface Session {
  readonly username: string
  readonly role: components['schemas']['Role']
  /** Goes up with each new password; only sessions of the present one are good. */
  readonly version: number
}
