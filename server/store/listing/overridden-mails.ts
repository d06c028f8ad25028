/** Mails about decisions that others have overridden before they were sent. */
import { sql } from 'kysely'
import type { AuditRecord } from '../audit.ts'
import type { Connection } from '../connection.ts'

type Action = AuditRecord['action']

const ends: readonly Action[] = ['listing-deleted', 'listing-merged']
const unpublishes: readonly Action[] = ['listing-rejected', ...ends]

/** By the decision that a mail tells: the later ones after which it is no longer true. */
const overriding: Partial<Record<string, readonly Action[]>> = {
  'listing-approved': unpublishes,
  'listing-restored': unpublishes,
  'change-approved': unpublishes,
  'change-rejected': unpublishes,
  'listing-rejected': ['listing-approved', ...ends],
  'listing-edited': ends,
  'listing-deleted': ['listing-restored'],
  'listing-merged': ['listing-restored'],
}

/**
 * Keeps back mails about earlier decisions on a listing until the present one can no longer be undone: until then nobody knows whether
 * they are true.
 */
export async function keepBackMailsOf(transaction: Connection, listing: number, until: Date): Promise<void> {
  await sql`
    update mail_outbox set next_attempt_at = ${until}
    where attempts = 0 and id in (select mail from decided_listing where listing = ${listing} and undone_at is null)
  `.execute(transaction)
}

/**
 * Those of these mails that tell of a listing what has been overridden since, by a later decision that was not undone or by its author, who
 * has taken the listing down. A mail that tells of no decision is not among them.
 */
export async function overriddenMails(db: Connection, mails: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ mail: number; action: string; isTakenDown: boolean; later: string[] }>`
    select mail, action, coalesce(listing.removed_by = 'author', false) as "isTakenDown", array(
      select later.action from decided_listing as later
      where later.listing = told.listing and later.revision > told.revision and later.undone_at is null
    ) as later
    from decided_listing as told join listing on listing.id = told.listing where told.mail = any(${mails}::bigint[])
  `.execute(db)
  const isOverridden = ({ action, isTakenDown, later }: typeof rows[number]) =>
    isTakenDown || (overriding[action] ?? []).some((each) => later.includes(each))
  return new Set(rows.filter(isOverridden).map(({ mail }) => mail))
}
