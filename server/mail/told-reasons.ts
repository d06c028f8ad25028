/** What mails say of why something was decided: the statement of it, or the reason of a mail that an older version queued. */
import { formatMoment } from '../../domain/format-moment.ts'
import { restorableBefore } from '../../domain/given-reasons/statement.ts'
import { paths, screenAddress, tokenQuery } from '../../domain/paths.ts'
import { sitePageAddress } from '../../domain/site-pages.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale } from '../../messages/compiled/runtime.js'
import { durationOf, basisOf } from '../../words/statement-words.ts'
import type { Connection } from '../store/connection.ts'
import { readStatement, type StoredStatement } from '../store/listing/statements.ts'
import type { ToldReasons } from '../store/outbox.ts'
import type { Block, Site } from './mail-content.ts'

/** Why something was decided. */
export interface Told {
  /** Null in mails of older versions. */
  readonly statement: StoredStatement | null
  /** Null where none is known. */
  readonly reason: string | null
}

/** Null for a statement that is gone: what it was about was deleted, or the decision undone. */
export async function readTold(db: Connection, mail: ToldReasons): Promise<Told | null> {
  if (mail.statement === undefined) return { statement: null, reason: mail.reason ?? null }
  const statement = await readStatement(db, mail.statement)
  return statement && { statement, reason: statement.facts }
}

/** The facts, and on what the decision rests. */
export function reasonBlocks({ address }: Site, { statement, reason }: Told): Block[] {
  const intro: Block = { kind: 'paragraph', text: m.mail_listing_rejected_reason() }
  const facts: Block[] = reason === null ? [] : [intro, { kind: 'quote', text: reason }]
  if (!statement) return facts
  const terms: Block[] = statement.law === null ? [{ kind: 'link', url: address + sitePageAddress('terms', getLocale()) }] : []
  return [...facts, { kind: 'paragraph', text: basisOf(statement) }, ...terms]
}

/** How long a removal or a disabling holds; the mails about rejections say what their authors can do. */
export function durationBlocks({ statement }: Told): Block[] {
  if (!statement) return []
  const until = restorableBefore(statement.measure, statement.at)
  return [{ kind: 'paragraph', text: durationOf(statement, until ? formatMoment(until.toISOString(), getLocale()) : '') }]
}

/** How to object: under *My listings*, or with the secret of a link, for those who cannot log in. */
export function redressBlocks({ contactEmail: contact, address }: Site, { statement }: Told, token?: string): Block[] {
  if (!statement) return [{ kind: 'note', text: m.mail_listing_deleted_note({ contact }) }]
  if (token === undefined) return [{ kind: 'note', text: m.mail_statement_redress_own({ contact }) }]
  const url = `${address}/${screenAddress(paths.objection, tokenQuery(token))}`
  return [{ kind: 'note', text: m.mail_statement_redress_link({ contact }) }, { kind: 'button', label: m.mail_objection_button(), url }]
}
