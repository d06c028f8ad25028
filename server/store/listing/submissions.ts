/** Who sent listings, and what became of them before, for moderators. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'

/** The submission of a listing. */
export interface StoredSubmission {
  readonly submittedAt: Date
  /** How often its author has sent a text to be decided on. */
  readonly round: number
  /** The rejections of earlier texts, the last one first. */
  readonly earlierReasons: readonly { readonly at: string; readonly reason: string | null }[]
  /** Null if nobody is known. */
  readonly author: StoredAuthor | null
}

/** What is known of an author, whose last listings are counted. */
export interface StoredAuthor {
  readonly username: string
  readonly since: Date
  /** How many of its last listings are counted. */
  readonly counted: number
  readonly approved: number
  readonly rejected: number
  readonly removed: number
}

/** So many versions of a listing, and listings of an author, are read, so that the time does not depend on their number. */
const [versionCap, listingCap, reasonCap] = [50, 200, 5]

/** A rejection after which the author has sent another text. */
const isEarlier = sql`version.state = 'rejected' and version.id < last_sent`

/** The submissions of these listings, by their ids. Each author is read once. */
export async function readSubmissions(db: Connection, ids: readonly number[]): Promise<ReadonlyMap<number, StoredSubmission>> {
  const { rows } = await sql<SubmissionRow>`
    with shown as materialized (select id, author, created_at from listing where id = any(${ids}::bigint[])),
    author as (
      select "user".id, username, "user".created_at as since, counts.*
      from (select distinct author from shown) as known join "user" on "user".id = known.author cross join lateral (
        select count(*)::integer as counted, count(*) filter (where state = 'approved')::integer as approved,
          count(*) filter (where state = 'rejected')::integer as rejected,
          count(*) filter (where state in ('removed', 'purged') and removed_by = 'administrator' and merged_into is null)::integer
            as removed
        from (
          select state, removed_by, merged_into from listing where listing.author = known.author
          order by created_at desc, id desc limit ${listingCap}
        ) as last
      ) as counts
    )
    select shown.id, coalesce(sent.at, shown.created_at) as submitted_at, sent.rejections, sent.reasons,
      author.username, author.since, author.counted, author.approved, author.rejected, author.removed
    from shown left join author on author.id = shown.author cross join lateral (
      select max(version.created_at) filter (where version.id = last_sent) as at,
        count(*) filter (where ${isEarlier})::integer as rejections,
        jsonb_agg(jsonb_build_object('at', decided_at, 'reason', (select facts from statement where id = statement)) order by version.id desc) filter (where ${isEarlier}) as reasons
      from (
        select *, max(id) filter (where recent.author = shown.author) over () as last_sent
        from (select * from listing_version where listing = shown.id order by id desc limit ${versionCap}) as recent
      ) as version
    ) as sent
  `.execute(db)
  return new Map(rows.map((row) => [row.id, submissionOf(row)]))
}

interface SubmissionRow extends Omit<StoredAuthor, 'username'> {
  readonly id: number
  readonly submitted_at: Date
  readonly rejections: number
  readonly reasons: StoredSubmission['earlierReasons'] | null
  readonly username: string | null
}

function submissionOf({ submitted_at: submittedAt, rejections, reasons, username, ...facts }: SubmissionRow): StoredSubmission {
  const { since, counted, approved, rejected, removed } = facts
  const author = username === null ? null : { username, since, counted, approved, rejected, removed }
  return { submittedAt, round: rejections + 1, earlierReasons: (reasons ?? []).slice(0, reasonCap), author }
}
