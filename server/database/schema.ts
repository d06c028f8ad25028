/** The tables as Kysely types. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { DigestFrequency } from '../../domain/moderation/digest.ts'
import type {
  AccountTokenTable, AuthenticatorTable, EmailChangeTable, GoneNameTable, KnownNetworkTable, PasskeyChallengeTable, PasskeyTable,
  RecoveryCodeTable, SessionTable, SignUpTable, UserTable,
} from './account-tables.ts'
import type {
  DayColumn, DecidedListingTable, ReasonTable, ReportTable, DecisionTable, ListingTable, ListingTagTable, ListingVersionTable, Moment,
  ObjectionTable,
  StatementTable,
} from './listing-tables.ts'

export interface Schema {
  user: UserTable
  sign_up: SignUpTable
  known_network: KnownNetworkTable
  session: SessionTable
  authenticator: AuthenticatorTable
  recovery_code: RecoveryCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  listing: ListingTable
  listing_type: ListingTypeTable
  listing_tag: ListingTagTable
  listing_version: ListingVersionTable
  decision: DecisionTable
  decided_listing: DecidedListingTable
  reason: ReasonTable
  statement: StatementTable
  objection: ObjectionTable
  report: ReportTable
  occurrence: OccurrenceTable
  occurrence_tag: OccurrenceTagTable
  stored_flag: StoredFlagTable
  day_count: DayCountTable
  search_document: SearchDocumentTable
  search_term: SearchTermTable
  moderation_document: ModerationDocumentTable
  search_form: SearchFormTable
  public_version: PublicVersionTable
  account_token: AccountTokenTable
  email_change: EmailChangeTable
  digest: DigestTable
  reading: ReadingTable
  mail_outbox: MailOutboxTable
  attempt: AttemptTable
  audit_entry: AuditEntryTable
  audit_text: AuditTextTable
  gone_name: GoneNameTable
}

/** Rows of approved listings: one per day of an event, one at infinity for any other listing. */
export interface OccurrenceTable {
  type: ListingType
  /** An empty string if the listing has no city. */
  city: string
  day: DayColumn
  sort_key: string
  listing: number
  is_first: boolean
  /** The first and the last day of the listing, so the same in all of its rows. */
  first_day: DayColumn
  last_day: DayColumn
  /** The bits of `flagBits` in `domain/lists/flags.ts`. */
  flags: Generated<number>
}

export interface OccurrenceTagTable extends OccurrenceTable {
  tag: string
}

/** The types of the registry (`domain/listing/listing.ts`), which the start of a server writes. */
export interface ListingTypeTable {
  name: ListingType
  /** The letter with which its terms begin; written at the start of a server. */
  search_letter: string | null
}

/** The flags whose bits the occurrences have. */
export interface StoredFlagTable {
  name: string
  bit: number
}

/** The number of events of a day; triggers keep it. */
export interface DayCountTable {
  /** An empty string: of all events, with or without tags. */
  tag: string
  /** An empty string: in all cities, or in none. */
  city: string
  day: DayColumn
  /** The bits that its events have: the events with a flag are those of several rows. */
  flags: number
  count: number
}

/** Rows of approved listings, for the search. */
export interface SearchDocumentTable {
  listing: number
  type: ListingType
  /** `infinity` for a listing without days. */
  last_day: DayColumn
  sort_key: string
  /** The terms of `domain/search/search-terms.ts`. */
  terms: string
}

/** What moderators search of a text that is not public: of a listing that is not approved, or of a change that waits. */
export interface ModerationDocumentTable {
  listing: number
  /** The terms of `domain/search/search-terms.ts`. */
  terms: string
}

/** The number of documents with a term; triggers keep it. */
export interface SearchTermTable {
  term: string
  count: number
}

/** The forms of `domain/search/search-errors.ts` of the words of documents; triggers delete them. */
export interface SearchFormTable {
  form: string
  word: string
}

/** One row, incremented in the transaction of each write that visitors can see. */
export interface PublicVersionTable {
  version: number
  changed_at: Moment
}

/** The mails about new listings that wait, of each moderator. */
export interface DigestTable {
  user: number
  frequency: Generated<DigestFrequency>
  /** When it was decided last whether to send one. */
  decided_at: ColumnType<Date, Date, Date>
  /** Listings that came into the queue before were told; null if none were. */
  told_until: Date | null
}

/** The listing that each moderator reads. */
export interface ReadingTable {
  user: number
  listing: number
  /** When it was told last. */
  told_at: ColumnType<Date, Date, Date>
}

export interface MailOutboxTable {
  id: GeneratedAlways<number>
  /** The kind of the mail and its parameters, as JSON; typed in server/store/outbox.ts. */
  mail: ColumnType<unknown, string, string>
  attempts: Generated<number>
  /** How many attempts the mail server answered with a refusal of the content. */
  refusals: Generated<number>
  next_attempt_at: ColumnType<Date, Date, Date>
  /** When the last attempt failed; null while it is retried. */
  failed_at: Date | null
  created_at: Moment
}

/** Counters of rate limits, for the current window. */
export interface AttemptTable {
  /** SHA-256 of operation and caller, so that the table contains no personal data. */
  key_hash: Buffer
  count: number
  ends_at: ColumnType<Date, Date, Date>
}

/** The audit log; rows are only inserted. */
export interface AuditEntryTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date, never>
  /** The id of a user, who may be gone; 0 for somebody who was gone before the log kept ids; null for the command line. */
  actor: number | null
  action: string
  listing: number | null
  listing_type: ListingType | null
  user: number | null
}

/** What an entry says about its listing or user; without a row, it was erased. */
export interface AuditTextTable {
  entry: number
  /** What the listing was called at that time; null for a user. */
  title: string | null
  /** The states before and after, as JSON; typed in server/store/audit.ts. */
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
}
