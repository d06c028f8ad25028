/** Mails of one decision on several listings: an author gets one of them, which tells of all. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'
import { leaseDueMails, type DueMail, type GatheredMail, type Lease, type ListingMail } from './outbox.ts'

/**
 * Makes the mails of a decision due together, when none of its listings can be undone any more, so that they can be gathered. Mails that a
 * later decision keeps back longer stay as they are.
 */
export async function makeDueTogether(db: Connection, decision: number): Promise<void> {
  await sql`
    update mail_outbox set next_attempt_at = told.until
    from (
      select mail, max(undo_until) over () as until from decided_listing where decision = ${decision} and undone_at is null
    ) as told
    where mail_outbox.id = told.mail and attempts = 0 and next_attempt_at < told.until
  `.execute(db)
}

/**
 * Leases due mails, as `leaseDueMails` does. Of those that tell one author the same of several listings, only one is left, with the others
 * in it: from then on they are sent, retried or dropped as one.
 */
export function leaseGatheredMails(db: Connection, lease: Lease): Promise<DueMail[]> {
  return db.transaction().execute(async (transaction) => {
    const due = await leaseDueMails(transaction, lease)
    // What was tried before may have arrived, and stays as it is.
    const fresh = due.filter(({ attempt }) => attempt === 1).map(({ id }) => id)
    const groups = fresh.length === 0 ? [] : await groupsOf(transaction, fresh, lease.now)
    return groups.length === 0 ? due : gathered(transaction, due, groups)
  })
}

/** The mails that tell the same, of which the first is leased. */
type Group = readonly [Told, Told, ...Told[]]

interface Told {
  readonly id: number
  readonly mail: ListingMail
}

async function groupsOf(transaction: Connection, leased: readonly number[], now: Date): Promise<Group[]> {
  const { rows } = await sql<{ told: Group }>`
    with told as materialized (
      select mail_outbox.id, mail_outbox.mail, decision, mail_outbox.mail - '{title,when,page,statement}'::text[] || jsonb_build_array((
          select jsonb_build_object('measure', measure, 'law', law, 'facts', facts, 'found', found)
          from statement where id = (mail_outbox.mail ->> 'statement')::bigint
        )) as same,
        mail_outbox.id = any(${leased}::bigint[]) as is_leased
      from mail_outbox join decided_listing on decided_listing.mail = mail_outbox.id
      where decision in (select decision from decided_listing where mail = any(${leased}::bigint[])) and (
        mail_outbox.id = any(${leased}::bigint[]) or (attempts = 0 and failed_at is null and next_attempt_at <= ${now})
      )
      for update of mail_outbox skip locked
    )
    select jsonb_agg(jsonb_build_object('id', id, 'mail', mail) order by is_leased desc, id) as told
    from told group by decision, same having count(*) > 1 and bool_or(is_leased)
  `.execute(transaction)
  return rows.map(({ told }) => told)
}

async function gathered(transaction: Connection, due: readonly DueMail[], groups: readonly Group[]): Promise<DueMail[]> {
  const kept = new Map(groups.map(([first, ...others]) => [first.id, { ...first.mail, others: others.map(gatheredMail) }]))
  const gone = groups.flatMap(([, ...others]) => others.map(({ id }) => id))
  await transaction.deleteFrom('mail_outbox').where('id', 'in', gone).execute()
  for (const [id, mail] of kept) {
    await transaction.updateTable('mail_outbox').set({ mail: JSON.stringify(mail) }).where('id', '=', id).execute()
  }
  return due.filter(({ id }) => !gone.includes(id)).map((each) => ({ ...each, mail: kept.get(each.id) ?? each.mail }))
}

function gatheredMail({ id, mail: { title, when, page } }: Told): GatheredMail {
  return { id, title, ...(when && { when }), ...(page !== undefined && { page }) }
}
