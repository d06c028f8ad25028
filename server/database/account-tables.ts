/** The tables of users: sign-ups, sessions, links and names that are gone. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Notices } from '../../domain/account/notices.ts'
import type { Role } from '../../domain/account/roles.ts'
import type { Language } from '../../domain/languages.ts'
import type { Moment } from './listing-tables.ts'

export interface UserTable {
  id: GeneratedAlways<number>
  username: string
  email: string
  password_hash: string
  role: Generated<Role>
  enabled: Generated<boolean>
  /** The language of the mails to the user. */
  language: Generated<Language>
  /** False for the language of the browser at the registration. */
  language_chosen: Generated<boolean>
  notices: Generated<Notices>
  created_at: Moment
  /** When the account is deleted, unless its owner logs in before; null for an account that stays. */
  delete_at: Generated<Date | null>
  /** Whether its public listings are deleted too. */
  remove_listings: Generated<boolean | null>
  /** User name and e-mail address in lower case, separated by a line feed. */
  search_text: GeneratedAlways<string>
}

/** The names of deleted users, which nobody else gets. */
export interface GoneNameTable {
  /** SHA-256 of the name in lower case. */
  hash: Buffer
}

/** Registrations whose e-mail address is not confirmed yet. */
export interface SignUpTable {
  id: GeneratedAlways<number>
  /** Unique among sign-ups, case-insensitively; a user may have taken it since. */
  username: string
  email: string
  password_hash: string
  /** The language of the mails, also after the confirmation. */
  language: Generated<Language>
  created_at: ColumnType<Date, Date, never>
  expires_at: ColumnType<Date, Date, never>
}

/** The networks from which users signed in. */
export interface KnownNetworkTable {
  user: number
  /** A keyed hash that includes the user id. */
  network_hash: Buffer
  seen_at: ColumnType<Date, Date, Date>
}

export interface SessionTable {
  /** SHA-256 of the token without its signature. */
  token_hash: Buffer
  id: Generated<number>
  user: number
  started_at: ColumnType<Date, Date, never>
  /** When its user logged in, or logged in again. */
  logged_in_at: Date
  /** When the token expires. */
  ends_at: Date
  /** Whether its user asked to be kept logged in. */
  keep: Generated<boolean>
  /** Families, as they named themselves at the sign-in. */
  browser: string | null
  system: string | null
  /** The beginning of the hour in which it was used last. */
  seen_at: Date
}

/** The authenticator apps of members. */
export interface AuthenticatorTable {
  user: number
  /** Encrypted with a key that is not in the database. */
  seed: Buffer
  /** Null until a code of it was right. */
  confirmed_at: Date | null
  /** The last step of 30 s whose code was used. */
  last_step: Generated<number>
}

/** The recovery codes that were not used. */
export interface RecoveryCodeTable {
  /** A keyed hash that includes the user id. */
  code_hash: Buffer
  user: number
}

/** The passkeys of members. */
export interface PasskeyTable {
  id: GeneratedAlways<number>
  user: number
  /** The id that the device gave it. */
  credential: Buffer
  /** As the device sent it (COSE, RFC 9052). */
  public_key: Buffer
  /** How often it has signed, as the device counts; 0 for devices that do not count. */
  counter: number
  /** How browsers reach it, as they named it: `internal`, `hybrid`, `usb`. */
  transports: string[]
  /** As the member calls it. */
  name: string
  created_at: ColumnType<Date, Date, never>
  /** When it logged in last; null if never. */
  used_at: Date | null
}

/** What passkeys are to sign. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  challenge_hash: Buffer
  /** Whose passkey is added with it; null for a login. */
  user: number | null
  expires_at: ColumnType<Date, Date, never>
}

export interface AccountTokenTable {
  /** SHA-256 of the token; the token itself is only in the mail. */
  token_hash: Buffer
  kind: 'verification' | 'reset' | 'digest' | 'email-change' | 'email-return' | 'check' | 'objection'
  /** Null if the link belongs to a sign-up. */
  user: number | null
  /** Null unless the link belongs to a pending sign-up. */
  sign_up: number | null
  /** Null unless the link confirms a change of the address or takes it back. */
  email_change: number | null
  /** Null unless the link asks about a listing. */
  listing: number | null
  expires_at: ColumnType<Date, Date, Date>
  used_at: Date | null
}

/** Changes of the address of a user: one that waits at most, and those that the old address can take back. */
export interface EmailChangeTable {
  id: GeneratedAlways<number>
  user: number
  old_email: string
  new_email: string
  asked_at: ColumnType<Date, Date, Date>
  /** Null while it waits for its link. */
  confirmed_at: Date | null
  /** When no link of it is valid any more. */
  ends_at: ColumnType<Date, Date, Date>
}
