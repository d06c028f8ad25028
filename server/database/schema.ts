/** The tables as Kysely sees them: what a column gives when read and takes when written. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface Schema {
  user: UserTable
  sign_up: SignUpTable
  known_network: KnownNetworkTable
  ended_session: EndedSessionTable
  listing: ListingTable
  listing_tag: ListingTagTable
  occurrence: OccurrenceTable
  occurrence_tag: OccurrenceTagTable
  public_version: PublicVersionTable
  account_token: AccountTokenTable
  mail_outbox: MailOutboxTable
  attempt: AttemptTable
  audit_entry: AuditEntryTable
}

export type ListingTypeColumn = 'event' | 'volunteer' | 'shop' | 'dine'

export type RoleColumn = 'ROLE_USER' | 'ROLE_ADMIN'

/** A calendar day, `yyyy-MM-dd`; in `occurrence.day` also `infinity`, for a listing without a day. */
export type DayColumn = string

type Moment = ColumnType<Date, Date | string | undefined, Date | string>

export interface UserTable {
  id: GeneratedAlways<number>
  username: string
  email: string
  password_hash: string
  role: Generated<RoleColumn>
  enabled: Generated<boolean>
  /** Goes up with each new password; a token that names an older one is refused. */
  session_version: Generated<number>
  created_at: Moment
  /** User name and e-mail address in small letters, a line each. */
  search_text: GeneratedAlways<string>
}

/** Who signed up and has not confirmed the e-mail address yet. */
export interface SignUpTable {
  id: GeneratedAlways<number>
  /** Differs from all others in more than letter case; a user may have taken it since. */
  username: string
  email: string
  password_hash: string
  created_at: ColumnType<Date, Date, never>
  expires_at: ColumnType<Date, Date, never>
}

/** From where a user signed in. */
export interface KnownNetworkTable {
  user: number
  /** Keyed, and mixed with the user. */
  network_hash: Buffer
  seen_at: ColumnType<Date, Date, Date>
}

/** A session that was ended by signing out. */
export interface EndedSessionTable {
  /** SHA-256 of what its token says. */
  token_hash: Buffer
  expires_at: ColumnType<Date, Date, never>
}

export interface ListingTable {
  /** Unique over all four types. */
  id: GeneratedAlways<number>
  type: ListingTypeColumn
  title: string
  description: string
  city: string | null
  address: string | null
  link: string | null
  approved: Generated<boolean>
  start_date: DayColumn | null
  end_date: DayColumn | null
  /** Euros with two decimals. */
  cost: number | null
  sort_key: string
  author: number | null
  /** Null unless it is rejected; what is neither approved nor rejected waits. */
  rejected_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  rejection_reason: string | null
  /** Goes up with each change. */
  revision: Generated<number>
  /** The author's name for the submission: the same one twice is one listing. */
  submission_key: string | null
  created_at: Moment
  updated_at: Moment
}

export interface ListingTagTable {
  listing: number
  tag: string
}

/** Holds rows only while the listing is approved: one per day of an event, one at infinity for all else. */
export interface OccurrenceTable {
  type: ListingTypeColumn
  /** The empty string when the listing names no city. */
  city: string
  day: DayColumn
  sort_key: string
  listing: number
  is_first: boolean
}

export interface OccurrenceTagTable extends OccurrenceTable {
  tag: string
}

/** One row, counted up in the transaction of each write that visitors can see. */
export interface PublicVersionTable {
  version: number
}

export interface AccountTokenTable {
  /** SHA-256 of the secret, which itself is nowhere but in the mail. */
  token_hash: Buffer
  kind: 'verification' | 'reset'
  /** Null while the link belongs to a sign-up. */
  user: number | null
  /** Null unless the sign-up waits to be confirmed. */
  sign_up: number | null
  expires_at: ColumnType<Date, Date, Date>
  used_at: Date | null
}

export interface MailOutboxTable {
  id: GeneratedAlways<number>
  /** Which mail, and what it is about; JSON that server/store/outbox.ts types. */
  mail: ColumnType<unknown, string, never>
  attempts: Generated<number>
  next_attempt_at: ColumnType<Date, Date, Date>
  /** When it was given up. */
  failed_at: Date | null
  created_at: Moment
}

/** How often somebody tried something in the present window of a limit. */
export interface AttemptTable {
  /** SHA-256 of limit and caller: the table names nobody. */
  key_hash: Buffer
  count: number
  ends_at: ColumnType<Date, Date, Date>
}

/** What somebody did; such rows are only added. */
export interface AuditEntryTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date, never>
  /** A user name; null for the command line. */
  actor: string | null
  action: string
  listing: number | null
  listing_type: ListingTypeColumn | null
  user: number | null
  /** The title of the listing, or the name of the user. */
  subject: string
  /** What it was and became, as JSON that server/store/audit.ts types. */
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
}
