/** The mails to moderators about what is new to decide on: how often each gets one, and when one is due. */
import { sql } from 'kysely'
import { moderatorRole, rolesWith } from '../../domain/account/roles.ts'
import { digestSlot, mostInDigest, type DigestFrequency } from '../../domain/moderation/digest.ts'
import { tokenHash } from './account/account-tokens.ts'
import type { Recipient } from './account/mail-recipients.ts'
import type { Connection } from './connection.ts'
import { queuedSince } from './listing/last-queued.ts'
import { objectedSince } from './listing/objections.ts'
import { queueMail } from './outbox.ts'
import { reportedSince } from './reports.ts'

/** What is committed late, with an earlier moment, is told next time. */
const settledMs = 60_000

/**
 * Queues the mails that are due, and returns their number. Each is decided on and recorded in one transaction: of several servers one
 * queues it, and one that is killed has done both or neither.
 */
export async function queueDueDigests(db: Connection, now: Date): Promise<number> {
  await addModerators(db, now)
  const due = (await moderators(db).execute()).filter((digest) => isDue(digest, now))
  let queued = 0
  for (const { user } of due) queued += await db.transaction().execute((transaction) => decide(transaction, user, now))
  return queued
}

/** The first mail of a moderator is that of the next hour or day. */
async function addModerators(db: Connection, now: Date): Promise<void> {
  await sql`
    insert into digest ("user", decided_at) select id, ${now} from "user"
    where role = any(${rolesWith(moderatorRole)}::text[]) and not exists (select from digest where digest."user" = "user".id)
    on conflict do nothing
  `.execute(db)
}

function moderators(db: Connection) {
  return db.selectFrom('digest').innerJoin('user', 'user.id', 'digest.user')
    .select(['digest.user', 'frequency', 'decided_at', 'told_until', 'role'])
    .where('role', 'in', rolesWith(moderatorRole)).where('enabled', '=', true)
}

function isDue({ frequency, decided_at: decidedAt }: { frequency: DigestFrequency; decided_at: Date }, now: Date): boolean {
  const slot = digestSlot(frequency, now)
  return slot !== null && decidedAt < slot
}

/** Another server may have decided since. */
async function decide(transaction: Connection, user: number, now: Date): Promise<0 | 1> {
  const digest = await moderators(transaction).where('digest.user', '=', user).forUpdate('digest').skipLocked().executeTakeFirst()
  if (!digest || !isDue(digest, now)) return 0
  const until = new Date(now.getTime() - settledMs)
  const span = { since: digest.told_until, until }
  const { count, listings } = await queuedSince(transaction, { ...span, most: mostInDigest })
  const reported = await reportedSince(transaction, span)
  const objections = await objectedSince(transaction, { ...span, role: digest.role })
  await transaction.updateTable('digest').set({ decided_at: now, told_until: until }).where('user', '=', user).execute()
  if (count + reported + objections === 0) return 0
  await queueMail(transaction, { kind: 'digest', user, count, listings, reported, objections }, now)
  return 1
}

/** How often the moderator gets a mail. */
export async function readDigestFrequency(db: Connection, user: number): Promise<DigestFrequency> {
  const digest = await db.selectFrom('digest').select('frequency').where('user', '=', user).executeTakeFirst()
  return digest?.frequency ?? 'daily'
}

/** Changes it. */
export async function writeDigestFrequency(db: Connection, user: number, frequency: DigestFrequency, now: Date): Promise<void> {
  await db
    .insertInto('digest').values({ user, frequency, decided_at: now })
    .onConflict((row) => row.column('user').doUpdateSet({ frequency }))
    .execute()
}

/** The enabled moderator with this id who wants these mails; null if there is none. */
export async function findDigestRecipient(db: Connection, id: number): Promise<Recipient | null> {
  const found = await moderators(db)
    .where('digest.user', '=', id).where('frequency', '<>', 'off')
    .select(['user.id', 'username', 'email', 'enabled', 'language', 'notices'])
    .executeTakeFirst()
  return found ?? null
}

/** The user whose mails the token of a link turns off; null if it is unknown or expired. */
export async function findDigestOwner(db: Connection, token: string, now: Date): Promise<number | null> {
  const found = await db
    .selectFrom('account_token').select('user')
    .where('token_hash', '=', tokenHash(token)).where('kind', '=', 'digest').where('expires_at', '>', now)
    .executeTakeFirst()
  return found?.user ?? null
}
