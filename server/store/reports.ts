/** Reports of listings by visitors, the open ones and what was decided. */
import { sql, type Selectable } from 'kysely'
import type { Language } from '../../domain/languages.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { saidClosedBy, type Report, type ReportOutcome } from '../../domain/moderation/report.ts'
import { undoableUntil } from '../../domain/moderation/undo.ts'
import type { ReportTable } from '../database/listing-tables.ts'
import type { Connection } from './connection.ts'
import type { QueuedMail } from './outbox.ts'

/** A report to insert. */
export interface NewReport extends Report {
  /** The id of a listing. */
  readonly listing: number
  readonly language: Language
  readonly networkHmac: Buffer
  readonly at: Date
}

/** So many open reports of a listing are read. */
const maxRead = 20

/** It includes the listing, so that the rows of two listings cannot be compared. */
const storedHash = ({ listing, networkHmac }: Pick<NewReport, 'listing' | 'networkHmac'>) =>
  sql<Buffer>`sha256(${networkHmac}::bytea || int8send(${listing}::bigint))`

/** Whether the listing is public. Decisions on it wait until the transaction ends. */
export async function lockReportable(transaction: Connection, listing: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('listing').select('id').where('id', '=', listing).where('state', '=', 'approved').forKeyShare().executeTakeFirst()
  return found !== undefined
}

/** What became of a report: it is new, the network has made it before, or it has made another one of the listing. */
export type Inserted = { readonly id: number } | 'same' | 'other'

/** A network has one report of a listing that is open, or that can be open again because its decision can be undone. */
export async function insertReport(transaction: Connection, report: NewReport): Promise<Inserted> {
  const { listing, kind, why, name, email, language, concernsChildren, goodFaith, at } = report
  const hash = storedHash(report)
  const before = await transaction
    .selectFrom('report').select(['kind', 'why', 'name', 'email'])
    .where('listing', '=', listing).where('network_hash', '=', hash)
    .where((row) => row.or([row('decided_at', 'is', null), row('decided_at', '>', undoableSince(at))]))
    .executeTakeFirst()
  if (before) return isSame(before, report) ? 'same' : 'other'
  const inserted = await transaction
    .insertInto('report')
    .values({
      listing, kind, why, name, email, language, concerns_children: concernsChildren, good_faith: goodFaith, network_hash: hash, at,
      outcome: null, decided_at: null, decision: null, mail: null,
    })
    .onConflict((conflict) => conflict.columns(['listing', 'network_hash']).where('decided_at', 'is', null).doNothing())
    .returning('id').executeTakeFirst()
  // Otherwise another request of the network was quicker.
  return inserted ?? insertReport(transaction, report)
}

function isSame(one: Pick<Report, 'kind' | 'why' | 'name' | 'email'>, other: Report): boolean {
  return (['kind', 'why', 'name', 'email'] as const).every((field) => one[field] === other[field])
}

/** Decisions since then can be undone. */
function undoableSince(now: Date): Date {
  return new Date(2 * now.getTime() - undoableUntil(now).getTime())
}

/** The open reports of a listing. */
export interface StoredReports {
  readonly count: number
  /** Whether several networks say that it has closed. */
  readonly isSaidClosed: boolean
  /** Unlawful content first, then the last ones; not all if there are many. */
  readonly reports: readonly OpenReport[]
}

/** `at` is ISO 8601. */
export type OpenReport = Pick<Selectable<ReportTable>, 'id' | 'kind' | 'why' | 'name' | 'email'> & {
  readonly at: string
  readonly concernsChildren: boolean
}

/** The open reports of these listings, by their ids; a listing without any has none. */
export async function readOpenReports(db: Connection, listings: readonly number[]): Promise<ReadonlyMap<number, StoredReports>> {
  const { rows } = await sql<StoredReports & { listing: number }>`
    select listing, count(*)::integer as count, count(*) filter (where kind = 'closed') >= ${saidClosedBy} as "isSaidClosed",
      jsonb_agg(jsonb_build_object(
        'id', id, 'at', at, 'kind', kind, 'why', why, 'name', name, 'email', email, 'concernsChildren', concerns_children
      ) order by place) filter (where place <= ${maxRead}) as reports
    from (
      select *, row_number() over (partition by listing order by kind = 'unlawful' desc, at desc, id desc) as place
      from report where listing = any(${listings}::bigint[]) and decided_at is null
    ) as open group by listing
  `.execute(db)
  return new Map(rows.map(({ listing, ...reports }) => [listing, reports]))
}

/** How many listings have open reports that came from `since` until before `until`; `since` is null for all. */
export async function reportedSince(db: Connection, { since, until }: { since: Date | null; until: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct listing)::integer as count from report
    where decided_at is null and at >= ${since ?? sql`'-infinity'`} and at < ${until}
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** What is decided on the open reports of listings. */
export interface ReportsDecision {
  readonly listings: readonly number[]
  readonly outcome: ReportOutcome
  /** The id of the decision; null for one that has none. */
  readonly decision: number | null
  readonly now: Date
}

/**
 * Decides the open reports of locked listings, and queues a mail to each visitor who gave an address, due when the decision can no longer
 * be undone. Returns how many there were.
 */
export async function decideReports(transaction: Connection, { listings, outcome, decision, now }: ReportsDecision): Promise<number> {
  const kind: QueuedMail['kind'] = 'report-decided'
  const { numAffectedRows = 0n } = await sql`
    with open as materialized (select id, email from report where listing = any(${listings}::bigint[]) and decided_at is null for update),
    told as (
      insert into mail_outbox (mail, next_attempt_at, created_at)
      select jsonb_build_object('kind', ${kind}::text, 'report', id), ${undoableUntil(now)}::timestamptz, ${now}::timestamptz
      from open where email is not null
      returning id, (mail ->> 'report')::bigint as report
    )
    update report set outcome = ${outcome}, decided_at = ${now}, decision = ${decision},
      mail = (select told.id from told where told.report = report.id)
    from open where report.id = open.id
  `.execute(transaction)
  return Number(numAffectedRows)
}

/** Whether one of these listings has open reports. */
export async function hasOpenReports(db: Connection, listings: readonly number[]): Promise<boolean> {
  const { rows } = await sql`select from report where listing = any(${listings}::bigint[]) and decided_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** Which reports are opened again: those of this decision and of later ones, or those whose listings were removed and are back. */
export interface Reopening {
  readonly listings: readonly number[]
  readonly since: number | 'removal'
  readonly now: Date
}

/** Opens reports of locked listings again and withdraws their mails, unless the decision was told or is too long ago. */
export async function reopenReports(transaction: Connection, { listings, since, now }: Reopening): Promise<void> {
  if (listings.length === 0) return
  const ofDecision = since === 'removal' ? sql`outcome = 'removed'` : sql`decision >= ${since}`
  await sql`
    with reopened as materialized (
      select id, mail from report
      where listing = any(${listings}::bigint[]) and decided_at >= ${undoableSince(now)} and ${ofDecision}
    ),
    withdrawn as (delete from mail_outbox where id in (select mail from reopened) and attempts = 0 returning id)
    update report set outcome = null, decided_at = null, decision = null, mail = null
    from reopened
    where report.id = reopened.id and (reopened.mail is null or reopened.mail in (select id from withdrawn)) and not exists (
      select from report as other
      where other.listing = report.listing and other.network_hash = report.network_hash and other.decided_at is null
    )
  `.execute(transaction)
}

/** What mails say of a report. `page` is the path of the page of its listing; null if the listing is not public any more. */
export async function readMailedReport(db: Connection, id: number) {
  const found = await db
    .selectFrom('report').innerJoin('listing', 'listing.id', 'report.listing')
    .select(['kind', 'outcome', 'report.language', 'email', 'title', 'type', 'state', 'listing.id as listingId'])
    .where('report.id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const { title, type, state, listingId, ...report } = found
  return { ...report, listing: { title, page: state === 'approved' ? shortPagePath(type, listingId) : null } }
}

/** How long names, addresses and networks are kept after a decision: six months. */
const reporterMs = 183 * 86_400_000

/** Erases names, addresses and networks of reports that were decided long ago. */
export async function eraseReporters(db: Connection, now: Date): Promise<void> {
  await db
    .updateTable('report').set({ name: null, email: null, network_hash: null })
    .where('decided_at', '<=', new Date(now.getTime() - reporterMs)).where('network_hash', 'is not', null)
    .execute()
}
