/** The dependencies of the operations. */
import type { components } from '../../contract/openapi.ts'
import type { CityNameIn, StoredCityName } from '../../domain/places/cities.ts'
import type { Language } from '../../domain/languages.ts'
import type { RegionNameIn, TownsOfRegion } from '../../domain/places/regions.ts'
import type { SearchName } from '../../domain/search/search-names.ts'
import type { SessionKey } from '../store/account/sessions.ts'
import type { Connection } from '../store/connection.ts'

/** Provided by `server/app.ts`. */
export interface Dependencies {
  readonly db: Connection
  readonly now: () => Date
  readonly passwords: Passwords
  readonly signSession: (session: Session) => SignedSession
  /** Null without a key for them: the server has no second factors then. */
  readonly secondFactors: SecondFactors | null
  /** The configured address of the site; null without one. */
  readonly publicUrl: string | null
  /** Whether moderators and administrators need one. */
  readonly isSecondFactorRequired: boolean
  /** A keyed hash, so that networks can be compared but not read from the database. */
  readonly networkHmac: (network: string) => Buffer
  readonly storedCityName: StoredCityName
  readonly cityNameIn: CityNameIn
  /** The names of towns and tags that searches find. */
  readonly searchNames: readonly SearchName[]
  readonly townsOfRegion: TownsOfRegion
  readonly regionNameIn: RegionNameIn
  /** The stored names of all cities, in the order of their list. */
  readonly cityNames: readonly string[]
  /** The language of readers who ask for none. */
  readonly defaultLanguage: Language
  /** The configuration that the web app gets, without the offers. */
  readonly installation: Omit<components['schemas']['Configuration'], 'offers'>
  /** Whether the server is stopping, so that it should get no new requests. */
  readonly isClosing: () => boolean
  /** Starts sending the mails that are due; call it after the transaction that queued one. */
  readonly wakeMail: () => void
}

/** Hashes passwords; deliberately slow. */
export interface Passwords {
  /** Whether the password is on the list of common passwords, which are refused. */
  readonly isCommon: (password: string) => Promise<boolean>
  readonly hash: (password: string) => Promise<string>
  /** Whether the password has this hash. Null takes the same time and returns false. */
  readonly matches: (password: string, hash: string | null) => Promise<boolean>
}

/** The content of a session token. */
export interface Session {
  readonly username: string
  readonly role: components['schemas']['Role']
}

/** A session to start. */
export interface SignedSession {
  /** What a client sends with each request of the session. */
  readonly token: string
  readonly key: SessionKey
}

/** The seeds and codes of second factors. */
export interface SecondFactors {
  /** A new seed: encrypted for the database, in base 32 to be typed, and as the address that a QR code has. */
  readonly newSeed: (user: { readonly id: number; readonly username: string }) => NewSeed
  /** The step of 30 s that has this code: that of the moment, the one before or the next; null for a wrong code. */
  readonly stepOf: (sealed: Buffer, user: number, code: string, now: Date) => number | null
  /** New recovery codes. */
  readonly newCodes: () => string[]
  /** A keyed hash of a recovery code. */
  readonly hashOf: (user: number, code: string) => Buffer
}

/** A seed as it is stored and shown. */
export interface NewSeed {
  readonly sealed: Buffer
  readonly secret: string
  readonly address: string
}
