/** The tables of listings as Kysely types, and the columns of their fields. */
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Language } from '../../domain/languages.ts'
import type { ObjectionOutcome } from '../../domain/given-reasons/objection.ts'
import type { Measure, Statement } from '../../domain/given-reasons/statement.ts'
import type { ListingField } from '../../domain/listing/field-registry.ts'
import type { PresentState, RemovedBy, StoredState, VersionState } from '../../domain/listing/lifecycle.ts'
import type { ListingFields, ListingType } from '../../domain/listing/listing.ts'
import type { ReportKind, ReportOutcome } from '../../domain/moderation/report.ts'

/** A calendar day, `yyyy-MM-dd`; in `occurrence.day` also `infinity`, for a listing without a day. */
export type DayColumn = string

/** A time of day in Athens, `HH:mm`. */
export type TimeColumn = string

/** A point in time; a string when it is written. */
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>

export interface ListingTable {
  /** Unique over all types. */
  id: GeneratedAlways<number>
  type: ListingType
  title: string
  description: string
  city: string | null
  address: string | null
  link: string | null
  state: Generated<StoredState>
  /** When it became public last; null if it never was. */
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When it was public last; null if it is or never was. */
  unpublished_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When it was removed; null unless it is. */
  removed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Null unless it is removed or purged. */
  removed_by: ColumnType<RemovedBy | null, RemovedBy | null | undefined, RemovedBy | null>
  /** Its state before it was removed; null unless it is removed. */
  removed_state: ColumnType<PresentState | null, PresentState | null | undefined, PresentState | null>
  /** Whether it was removed with the account of its author, and is restored with it. It is not purged. */
  removed_with_account: Generated<boolean>
  /** The statement of its removal by a moderator; null if it is not removed, or else for no reason of its own. */
  statement: number | null
  /** The listing to which its page leads, if it was removed as a duplicate of it. */
  merged_into: number | null
  /** When its author cancelled it; only of an event with days. It is listed on. */
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  cancel_note: string | null
  /** When it was found to be still right; null if that was not after its approval. */
  checked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When its author was asked last whether it is still right; null unless that was after the last check. */
  asked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** How often its author was asked since. */
  unanswered: Generated<number>
  start_date: DayColumn | null
  end_date: DayColumn | null
  start_time: TimeColumn | null
  end_time: TimeColumn | null
  /** Euros with two decimals. */
  cost: number | null
  /** The language of the title and the description. */
  language: Generated<Language>
  /** The title in the other language. */
  translated_title: string | null
  translated_description: string | null
  sort_key: string
  author: number | null
  /** Incremented with each change. */
  revision: Generated<number>
  /** The Idempotency-Key of the submission: repeated requests with the same key create one listing. */
  submission_key: string | null
  created_at: Moment
  updated_at: Moment
}

/** The column of each field of a listing. Tags have a table of their own. */
export const columnOf = {
  title: 'title',
  description: 'description',
  city: 'city',
  address: 'address',
  startDate: 'start_date',
  endDate: 'end_date',
  startTime: 'start_time',
  endTime: 'end_time',
  cost: 'cost',
  link: 'link',
  language: 'language',
  translatedTitle: 'translated_title',
  translatedDescription: 'translated_description',
} as const satisfies Readonly<Record<Exclude<ListingField, 'tags'>, keyof ListingTable>>

export interface ListingTagTable {
  listing: number
  tag: string
}

/** A text of a listing: the current one, which the columns of the listing have too, one that waits, or an earlier one. */
export interface ListingVersionTable {
  id: GeneratedAlways<number>
  listing: number
  /** The type of the listing, so that the queue is read from an index of types and languages. */
  type: ColumnType<ListingType, ListingType, never>
  /** The language of its texts. */
  language: ColumnType<Language, Language, never>
  /** The fields by their names in `domain/`; those that it lacks are empty. */
  fields: ColumnType<VersionFields, string, never>
  state: VersionState
  /** The id of the user who wrote it; null if nobody is known. */
  author: number | null
  created_at: Moment
  /** Its place in the queue of moderators. */
  queued_at: Date | null
  /** When it became public; null if it never was. */
  published_at: Date | null
  /** When it was approved or rejected; null if it was not. */
  decided_at: Date | null
  /** The statement of its rejection; null unless it is rejected. */
  statement: number | null
  /** Whether its author published it, and no moderator has seen it yet. */
  unseen: Generated<boolean>
  /** Whether it waits, or is published and unseen. */
  in_queue: GeneratedAlways<boolean>
  /** Whether it was written as a change of a published text. */
  beside_published: Generated<boolean>
}

/** The fields of a version. */
export type VersionFields = Partial<ListingFields>

/** What a moderator decided at once, on one listing or on several. */
export interface DecisionTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date, never>
  /** The id of the user who made it. */
  actor: number
  /** The Idempotency-Key of the request; null for none. */
  key: string | null
}

/** A listing of a decision, and what it was before. */
export interface DecidedListingTable {
  decision: number
  listing: number
  /** What was decided, as in the audit log. */
  action: string
  /** The revision of the listing after the decision; if it has another one, it was changed since. */
  revision: number
  /** As JSON; typed in server/store/listing/decisions.ts. */
  before: ColumnType<unknown, never, never>
  /** The id of its mail in the outbox, also after it was sent; null for none. */
  mail: number | null
  /** Until when it can be undone; the mail is due then. */
  undo_until: ColumnType<Date, Date, never>
  /** Null unless it was undone. */
  undone_at: ColumnType<Date | null, null | undefined, Date>
}

/** The statement of reasons of a decision against a listing, a change of it or an account. */
export interface StatementTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date, never>
  /** Null for the statement of a disabled account. */
  listing: ColumnType<number | null, number | null | undefined, never>
  /** The disabled user; null for the statement of a listing. */
  user: ColumnType<number | null, number | null | undefined, never>
  measure: ColumnType<Measure, Measure, never>
  /** The law that is violated, in words; null where it is a rule of the terms of use. */
  law: string | null
  /** In the language of its reader; null for a rejection without a reason of before there were reasons for all. */
  facts: string | null
  found: Statement['found']
  /** The id of the user who decided; null for a user who is gone, and where it is not known. */
  decided_by: number | null
}

/** What the author of a decision's listing, or the disabled user, said against the decision of a statement. */
export interface ObjectionTable {
  statement: number
  at: ColumnType<Date, Date, never>
  text: ColumnType<string, string, never>
  /** Null while it is open. */
  outcome: ObjectionOutcome | null
  /** Null while it is open, and where nothing was said to a reversal. */
  answer: string | null
  answered_at: Date | null
  /** The id of the user who answered; null for a user who is gone. */
  answered_by: number | null
}

/** A reason that moderators choose for decisions. */
export interface ReasonTable {
  id: GeneratedAlways<number>
  en: string
  el: string
  /** True for one row, which is given where no other one is. */
  is_general: Generated<boolean>
}

/** A visitor's report of a listing. */
export interface ReportTable {
  id: GeneratedAlways<number>
  listing: number
  kind: ReportKind
  /** In the words of the visitor; null for none. */
  why: string | null
  name: string | null
  email: string | null
  /** The language of the mails to the visitor. */
  language: Language
  concerns_children: boolean
  good_faith: boolean
  /** A keyed hash that includes the listing; null when it is erased, with name and email. */
  network_hash: Buffer | null
  at: ColumnType<Date, Date, never>
  /** Null while it is open. */
  outcome: ReportOutcome | null
  decided_at: Date | null
  /** The id of the decision; null while it is open, and for what was decided with the account of the author. */
  decision: number | null
  /** The id of the mail that tells the outcome, also after it was sent; null for none. */
  mail: number | null
}
