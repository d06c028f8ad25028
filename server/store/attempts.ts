/** Counters of rate limits: fixed time windows, shared by all servers. */
import { sql, type RawBuilder } from 'kysely'
import { accountKey } from '../../domain/account/account.ts'
import { statementName } from '../database/named-statements.ts'
import type { Connection } from './connection.ts'
import { storedNetworkHash, networkRetentionMs } from './account/known-networks.ts'

/** A limit on attempts in a window that starts with the first attempt. */
export interface Allowance {
  /** The operation and the caller; stored as a hash, so that the table contains no personal data. */
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/** Limits on attempts on an account, which may not exist: per network, and for all unknown networks together. */
export interface AccountAllowance {
  readonly operation: string
  /** A user name or an e-mail address; both identify the same account. */
  readonly nameOrAddress: string
  readonly network: string
  readonly networkHmac: Buffer
  readonly maxFromNetwork: number
  /** For all networks together from which the user has not signed in. */
  readonly maxFromUnknownNetworks: number
  readonly windowMs: number
}

/** Counts an attempt on each counter, in one statement. Returns when all exceeded limits are over; null if none is exceeded. */
export async function countAttempt(
  db: Connection,
  allowances: readonly Allowance[],
  account: AccountAllowance | null,
  now: Date,
): Promise<Date | null> {
  const fixed = allowances.map(({ key, most, windowMs }) => counter(sql`${key}::text`, most, windowMs, now))
  const counters = [...fixed, ...(account ? accountCounters(account, now) : [])]
  if (counters.length === 0) return null
  const name = `count-attempt-${fixed.length}${account ? `-by-${columnOf(account)}-${hasOwnCounter(account) ? 'always' : 'known'}` : ''}`
  const counted = await sql<{ retryAt: Date | null }>`
    ${sql.raw(statementName(name))}
    with ${account ? sql`account as (${foundAccount(account, now)}),` : sql``}
    tried (key_hash, most, ends_at) as (${sql.join(counters, sql` union all `)}),
    counted as (
      insert into attempt (key_hash, count, ends_at) select key_hash, 1, ends_at from tried
      on conflict (key_hash) do update set
        count = case when ${isOver(now)} then 1 else attempt.count + 1 end,
        ends_at = case when ${isOver(now)} then excluded.ends_at else least(attempt.ends_at, excluded.ends_at) end
      returning key_hash, count, ends_at
    )
    select max(counted.ends_at) as "retryAt" from counted join tried using (key_hash) where counted.count > tried.most
  `.execute(db)
  return counted.rows[0]?.retryAt ?? null
}

/**
 * Also true if the end is more than two windows away: the clock was wrong when it was set. A window that ends slightly too late
 * comes from a server whose clock is ahead: its count is kept, and it ends no later than a new one.
 */
function isOver(now: Date): RawBuilder<boolean> {
  return sql`(attempt.ends_at <= ${now} or attempt.ends_at - excluded.ends_at > excluded.ends_at - ${now}::timestamptz)`
}

function accountCounters(account: AccountAllowance, now: Date): RawBuilder<unknown>[] {
  const { operation, nameOrAddress, network, maxFromNetwork, maxFromUnknownNetworks, windowMs } = account
  const key = sql`${operation}::text || coalesce((select ' of user ' || id from account), ' of name ' || ${accountKey(nameOrAddress)}::text)`
  const isKnown = sql`exists (select from account where is_known)`
  const fromNetwork = counter(sql`${key} || ' from ' || ${network}::text`, maxFromNetwork, windowMs, now)
  return [
    hasOwnCounter(account) ? fromNetwork : sql`${fromNetwork} where ${isKnown}`,
    sql`${counter(key, maxFromUnknownNetworks, windowMs, now)} where not ${isKnown}`,
  ]
}

/** An unknown network needs its own counter only if its limit is lower than the one of all unknown networks. */
function hasOwnCounter({ maxFromNetwork, maxFromUnknownNetworks }: AccountAllowance): boolean {
  return maxFromNetwork < maxFromUnknownNetworks
}

function foundAccount(account: AccountAllowance, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - networkRetentionMs)
  return sql`
    select id, exists (
      select from known_network
      where known_network."user" = "user".id and network_hash = ${storedNetworkHash(account.networkHmac, sql`"user".id`)} and seen_at > ${since}
    ) as is_known
    from "user" where lower(${sql.ref(columnOf(account))}) = ${accountKey(account.nameOrAddress)}
  `
}

/** User names contain no `@`. */
function columnOf({ nameOrAddress }: AccountAllowance): 'email' | 'username' {
  return nameOrAddress.includes('@') ? 'email' : 'username'
}

function counter(key: RawBuilder<unknown>, most: number, windowMs: number, now: Date): RawBuilder<unknown> {
  const endsAt = new Date(now.getTime() + windowMs)
  return sql`select sha256(convert_to(${key}, 'UTF8')), ${most}::bigint, ${endsAt}::timestamptz`
}
