/** Which rows are those of a member. */
import { sql, type RawBuilder } from 'kysely'
import type { ExportedTable } from './all-tables.ts'

/** Chooses rows of a table, and their order. */
export interface OwnRows {
  readonly where: RawBuilder<unknown>
  readonly orderBy: RawBuilder<unknown>
}

/**
 * The rows of the member of this id in each table. Of an administrator they include what he did with listings and members, but not the
 * texts of these.
 */
export function ownRows(id: number): Readonly<Record<ExportedTable, OwnRows>> {
  const ofUser = sql`"user" = ${id}`
  const listings = sql`select id from listing where author = ${id}`
  const address = sql`(select lower(email) from "user" where id = ${id})`
  const signUps = sql`select id from sign_up where lower(email) = ${address}`
  const reports = sql`select id from report where lower(email) = ${address}`
  const decisions = sql`select id from decision where actor = ${id}`
  // The row of a listing that was removed long ago is gone, or has no author.
  const logged = sql`${listings} union select listing from audit_entry where actor = ${id} and action = 'listing-submitted'`
  const entriesAbout = sql`select id from audit_entry where ${ofUser} union select id from audit_entry where listing in (${logged})`
  const statements = sql`${ofUser} or listing in (${listings})`
  const byId = sql`id`
  return {
    user: { where: sql`id = ${id}`, orderBy: byId },
    sign_up: { where: sql`id in (${signUps})`, orderBy: byId },
    session: { where: ofUser, orderBy: byId },
    authenticator: { where: ofUser, orderBy: sql`"user"` },
    passkey: { where: ofUser, orderBy: byId },
    known_network: { where: ofUser, orderBy: sql`seen_at` },
    account_token: { where: sql`${ofUser} or sign_up in (${signUps})`, orderBy: sql`expires_at` },
    email_change: { where: ofUser, orderBy: byId },
    digest: { where: ofUser, orderBy: sql`"user"` },
    reading: { where: ofUser, orderBy: sql`"user"` },
    report: { where: sql`id in (${reports})`, orderBy: byId },
    listing: { where: sql`author = ${id}`, orderBy: byId },
    listing_tag: { where: sql`listing in (${listings})`, orderBy: sql`listing, tag` },
    listing_version: { where: sql`listing in (${listings})`, orderBy: byId },
    statement: { where: statements, orderBy: byId },
    objection: { where: sql`statement in (select id from statement where ${statements})`, orderBy: sql`statement` },
    decision: { where: sql`actor = ${id}`, orderBy: byId },
    decided_listing: { where: sql`decision in (${decisions}) or listing in (${listings})`, orderBy: sql`decision, listing` },
    mail_outbox: { where: mailsOf(id, { address, signUps, reports }), orderBy: byId },
    audit_entry: { where: sql`id in (${entriesAbout} union select id from audit_entry where actor = ${id})`, orderBy: byId },
    audit_text: { where: sql`entry in (${entriesAbout})`, orderBy: sql`entry` },
  }
}

/** Mails name their recipient, or the writer of a contact message, by id, address, user name, sign-up or report. */
function mailsOf(
  id: number, { address, signUps, reports }: Readonly<Record<'address' | 'signUps' | 'reports', RawBuilder<unknown>>>,
): RawBuilder<unknown> {
  return sql`
    mail -> 'user' = to_jsonb(${id}::bigint)
    or ${address} in (lower(mail ->> 'email'), lower(mail -> 'account' ->> 'email'))
    or (select lower(username) from "user" where id = ${id}) = lower(mail -> 'account' ->> 'username')
    or (mail ->> 'signUp')::bigint in (${signUps})
    or (mail ->> 'report')::bigint in (${reports})
  `
}
