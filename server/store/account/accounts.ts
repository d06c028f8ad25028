/** Reads accounts for sign-in, and changes passwords. */
import { sql } from 'kysely'
import { accountKey } from '../../../domain/account/account.ts'
import type { Role } from '../../../domain/account/roles.ts'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'
import { storedNetworkHash } from './known-networks.ts'
import { hasSecondFactor } from './second-factors.ts'
import { endSessionsOf } from './sessions.ts'

/** The properties of an account that sign-in checks. */
export interface Account {
  /** Null for a sign-up. */
  readonly id: number | null
  readonly username: string
  readonly role: Role
  readonly passwordHash: string
  readonly enabled: boolean
  /** False for a sign-up. */
  readonly confirmed: boolean
  /** Whether the account is to be deleted, which a sign-in prevents. */
  readonly isLeaving: boolean
  /** Whether a code is needed beside the password. */
  readonly hasSecondFactor: boolean
  /** When the user last signed in from the given network; null if never. */
  readonly networkSeenAt: Date | null
}

/**
 * Finds an account by user name or e-mail address, case-insensitively; user names contain no `@`. Sign-ups are found by name
 * only: finding them by address would reveal which addresses have an account. Null if there is none.
 */
export async function findAccount(
  db: Connection,
  nameOrAddress: string,
  now: Date,
  networkHmac: Buffer | null = null,
): Promise<Account | null> {
  const key = accountKey(nameOrAddress)
  const { rows } = await (key.includes('@') ? accountByAddress(key, networkHmac) : accountByName(key, networkHmac, now)).execute(db)
  return rows[0] ?? null
}

/** The account of a user; null if it is gone. */
export async function findAccountById(db: Connection, id: number, networkHmac: Buffer | null = null): Promise<Account | null> {
  const { rows } = await sql<Account>`select ${columns(networkHmac)} from "user" where id = ${id}`.execute(db)
  return rows[0] ?? null
}

function columns(networkHmac: Buffer | null) {
  return sql`
    id, username, role, password_hash as "passwordHash", enabled, true as confirmed, delete_at is not null as "isLeaving",
    ${hasSecondFactor(sql`"user".id`)} as "hasSecondFactor", (
      select seen_at from known_network where known_network."user" = "user".id and network_hash = ${storedNetworkHash(networkHmac, sql`"user".id`)}
    ) as "networkSeenAt"
  `
}

function accountByAddress(key: string, networkHmac: Buffer | null) {
  return sql<Account>`
    ${sql.raw(statementName('find-account-by-address'))}
    select ${columns(networkHmac)} from "user" where lower(email) = ${key}
  `
}

/** Always reads both tables, so that the response time does not reveal which one contains the name. */
function accountByName(key: string, networkHmac: Buffer | null, now: Date) {
  return sql<Account>`
    ${sql.raw(statementName('find-account-by-name'))}
    select ${columns(networkHmac)} from "user" where lower(username) = ${key}
    union all
    select null, username, 'ROLE_USER', password_hash, true, false, false, false, null from sign_up where lower(username) = ${key} and expires_at > ${now}
    order by confirmed desc limit 1
  `
}

/** What a member proves to be the own account with, and what a new password must not be made of. */
export interface OwnAccount {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly passwordHash: string
  /** Whether a code is needed beside the password. */
  readonly hasSecondFactor: boolean
}

/** The account of a user that exists. */
export function findOwnAccount(db: Connection, id: number): Promise<OwnAccount> {
  return db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'password_hash as passwordHash', hasSecondFactor(sql.ref('user.id')).as('hasSecondFactor')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Changes the password if it is still the one of this hash, and returns whether it was. */
export async function replaceOwnPassword(transaction: Connection, id: number, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user').set({ password_hash: to }).where('id', '=', id).where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Changes the password and ends all sessions of the user. */
export async function changePassword(transaction: Connection, id: number, passwordHash: string): Promise<void> {
  await transaction.updateTable('user').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await endSessionsOf(transaction, id)
}
