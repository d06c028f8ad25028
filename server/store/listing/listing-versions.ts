/** Writes the versions of the texts of listings. */
import { sql, type RawBuilder } from 'kysely'
import type { StatedReasons } from '../../../domain/given-reasons/statement.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import { listingFieldNames, perField } from '../../../domain/listing/listing-fields.ts'
import { shownVersion, type ChangeState, type PresentState, type VersionState } from '../../../domain/listing/lifecycle.ts'
import type { Cancellation, ListingFields, ListingType } from '../../../domain/listing/listing.ts'
import type { VersionFields } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { isSameStatement, type StoredStatement } from './statements.ts'

/** A state, with a statement where it is that of a rejection, which cannot be without one. */
type Stated<State extends string, Statement> =
  | { readonly state: Exclude<State, 'rejected'>; readonly statement: null }
  | { readonly state: Extract<State, 'rejected'>; readonly statement: Statement }

/** What a change makes of a listing. */
export type NextVersion<Statement = StoredStatement> = Stated<PresentState, Statement> & {
  readonly fields: ListingFields
  /** The change of an approved listing; null for none. */
  readonly change: StoredChange<Statement> | null
  /** Null unless it is an approved event that is cancelled. */
  readonly cancellation: Cancellation | null
  /** Whether its author published its days, and no moderator has seen them since. */
  readonly isUnseen?: boolean
  /** Whether it is found to be still right, now. */
  readonly isStillRight?: boolean
}

/** A text that its author wants in the place of the published one. */
export type StoredChange<Statement = StoredStatement> = Stated<ChangeState, Statement> & {
  readonly fields: ListingFields
  readonly submittedAt: Date
}

/** Who writes a version, and when. */
export interface WrittenBy {
  /** The id of a user; null for none. */
  readonly user: number | null
  /** Also the current time of the database. */
  readonly now: Date | RawBuilder<Date>
}

/** The state of a version, and the statement of its rejection. */
type VersionStep = Stated<VersionState, StoredStatement>

/** A version to insert; it has the place in the queue of the submission of its listing unless it takes that of another one. */
type NewVersion = VersionStep & {
  readonly fields: ListingFields
  readonly queuedAt?: WrittenBy['now'] | null
  /** When its author sent it; absent if that is now. */
  readonly submittedAt?: Date
  /** Whether it is a change of a published text. */
  readonly isChange?: boolean
}

/** Inserts a version with the text of a listing. */
export async function insertVersion(
  transaction: Connection, listing: number, version: NewVersion, { user, now }: WrittenBy,
): Promise<void> {
  const { fields, queuedAt, submittedAt, isChange: beside_published = false } = version
  const queued_at = queuedAt ?? sql<Date>`(select created_at from listing where id = ${listing})`
  const type = sql<ListingType>`(select type from listing where id = ${listing})`
  await transaction
    .insertInto('listing_version')
    .values({
      listing, type, language: languageOfListing(fields), fields: versionFields(fields), author: user, created_at: submittedAt ?? now,
      queued_at, beside_published, ...stateColumns(version, now),
    })
    .execute()
}

/**
 * Writes what a change makes of the versions of a listing. Another text is another version, but the approval of a waiting one publishes
 * it. Rejected versions stay as they are, so that the reasons of all rounds are kept.
 */
export async function changeVersions(
  transaction: Connection, listing: number, before: NextVersion, next: NextVersion, written: WrittenBy,
): Promise<void> {
  await changeTexts(transaction, listing, before, next, written)
  if (before.isUnseen || next.isUnseen) await markUnseen(transaction, listing, next.isUnseen ?? false, written.now)
}

async function changeTexts(
  transaction: Connection, listing: number, before: NextVersion, next: NextVersion, written: WrittenBy,
): Promise<void> {
  const move = (from: VersionState, step: VersionStep) => moveVersion(transaction, listing, from, step, written.now)
  const waiting = before.change?.state === 'waiting' ? before.change : null
  const shown = shownStep(next)
  if (waiting && !next.change && next.state === 'approved' && isSameText(next.fields, waiting.fields)) {
    await move('published', replaced)
    await move('waiting', shown)
    return
  }
  if (!isSameVersion(before, next)) {
    const isNew = before.state === 'rejected' || !isSameText(before.fields, next.fields)
    if (before.state !== 'rejected') await move(shownVersion[before.state], isNew ? replaced : shown)
    if (isNew) await insertVersion(transaction, listing, { fields: next.fields, ...shown }, written)
  }
  if (isSameChange(before.change, next.change)) return
  const place = waiting && (await move('waiting', afterWaiting(next.change)))
  if (next.change?.state !== 'waiting') return
  await insertVersion(transaction, listing, { ...next.change, queuedAt: place ?? written.now, isChange: true }, written)
}

/** Marks the published version only: the replaced ones tell what was seen last. */
async function markUnseen(transaction: Connection, listing: number, unseen: boolean, now: WrittenBy['now']): Promise<void> {
  await transaction
    .updateTable('listing_version')
    .set(unseen ? { unseen, queued_at: now } : { unseen })
    .where('listing', '=', listing).where('state', '=', 'published')
    .execute()
}

function shownStep({ state, statement }: NextVersion): VersionStep {
  return state === 'rejected' ? { state, statement } : { state: shownVersion[state], statement: null }
}

const replaced: VersionStep = { state: 'replaced', statement: null }
const withdrawn: VersionStep = { state: 'withdrawn', statement: null }

/** What becomes of a waiting change with the next one. */
function afterWaiting(next: StoredChange | null): VersionStep {
  if (next?.state === 'rejected') return next
  return next ? replaced : withdrawn
}

/** Changes the state of a version; returns its place in the queue. */
async function moveVersion(
  transaction: Connection, listing: number, from: VersionState, to: VersionStep, now: WrittenBy['now'],
): Promise<Date | null> {
  const moved = await transaction
    .updateTable('listing_version')
    .set(stateColumns(to, now))
    .where('listing', '=', listing).where('state', '=', from)
    .returning('queued_at')
    .executeTakeFirst()
  return moved?.queued_at ?? null
}

function stateColumns({ state, statement }: VersionStep, now: WrittenBy['now']) {
  const published = state === 'published' ? { published_at: now } : {}
  const decided = state === 'published' || state === 'rejected' ? { decided_at: now } : {}
  return { state, statement: statement?.id ?? null, ...published, ...decided }
}

/** Whether visitors and the author see the same, but for a change. */
export function isSameShown(a: NextVersion<StatedReasons>, b: NextVersion<StatedReasons>): boolean {
  return isSameVersion(a, b) && Boolean(a.cancellation) === Boolean(b.cancellation) && a.cancellation?.note === b.cancellation?.note
}

/** Whether it is the same text in the same state. */
function isSameVersion(a: NextVersion<StatedReasons>, b: NextVersion<StatedReasons>): boolean {
  return a.state === b.state && isSameStatement(a.statement, b.statement) && isSameText(a.fields, b.fields)
}

/** Whether two changes have the same text in the same state. */
export function isSameChange(a: StoredChange<StatedReasons> | null, b: StoredChange<StatedReasons> | null): boolean {
  if (!a || !b) return a === b
  return a.state === b.state && isSameStatement(a.statement, b.statement) && isSameText(a.fields, b.fields)
}

/** Whether all fields are equal. */
export function isSameText(a: ListingFields, b: ListingFields): boolean {
  return versionFields(a) === versionFields(b)
}

/** The fields of a version with these names. Those that it lacks are empty, since a version is not changed when a field is added. */
export function fieldsOfVersion(version: VersionFields, names: readonly ListingField[]): Readonly<Record<ListingField, unknown>> {
  return perField(names, (name) => version[name] ?? (name === 'tags' ? [] : null))
}

/** The content of the column `fields`, always in the same order. */
export function versionFields(fields: ListingFields): string {
  return JSON.stringify(perField(listingFieldNames, (field) => fields[field] ?? null))
}
