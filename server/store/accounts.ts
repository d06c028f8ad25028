/** What accounts are asked for, and what changes in them. */
import { sql } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import { statementName } from '../database/named-statements.ts'
import type { RoleColumn } from '../database/schema.ts'
import type { Connection } from './connection.ts'
import { networkHash } from './known-networks.ts'

/** All that signing in depends on. */
export interface Account {
  /** Null for a sign-up. */
  readonly id: number | null
  readonly username: string
  readonly role: RoleColumn
  readonly passwordHash: string
  readonly enabled: boolean
  /** False for a sign-up, which waits for its confirmation. */
  readonly confirmed: boolean
  readonly sessionVersion: number
  /** When the user last signed in from the network that was asked for; null where that is unknown. */
  readonly networkSeenAt: Date | null
}

/**
 * By user name or e-mail address, whatever the letter case; no user name holds an `@`. A sign-up is found by its name alone:
 * found by its address only where that has no account, it would tell which addresses have one. Null where there is nobody.
 */
export async function findAccount(
  db: Connection,
  nameOrAddress: string,
  now: Date,
  networkMark: Buffer | null = null,
): Promise<Account | null> {
  const key = accountKey(nameOrAddress)
  const { rows } = await (key.includes('@') ? accountByAddress(key, networkMark) : accountByName(key, networkMark, now)).execute(db)
  return rows[0] ?? null
}

function columns(networkMark: Buffer | null) {
  return sql`
    id, username, role, password_hash as "passwordHash", enabled, true as confirmed, session_version as "sessionVersion", (
      select seen_at from known_network where known_network."user" = "user".id and network_hash = ${networkHash(networkMark, sql`"user".id`)}
    ) as "networkSeenAt"
  `
}

function accountByAddress(key: string, networkMark: Buffer | null) {
  return sql<Account>`
    ${sql.raw(statementName('find-account-by-address'))}
    select ${columns(networkMark)} from "user" where lower(email) = ${key}
  `
}

/** Both tables are asked for each name, so that the time does not tell which one holds it. */
function accountByName(key: string, networkMark: Buffer | null, now: Date) {
  return sql<Account>`
    ${sql.raw(statementName('find-account-by-name'))}
    select ${columns(networkMark)} from "user" where lower(username) = ${key}
    union all
    select null, username, 'ROLE_USER', password_hash, true, false, 0, null from sign_up where lower(username) = ${key} and expires_at > ${now}
    order by confirmed desc limit 1
  `
}

/** Ends all sessions of the user. */
export async function changePassword(transaction: Connection, id: number, passwordHash: string): Promise<void> {
  await transaction
    .updateTable('user')
    .set({ password_hash: passwordHash, session_version: sql`session_version + 1` })
    .where('id', '=', id)
    .execute()
}
