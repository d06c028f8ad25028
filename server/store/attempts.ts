/** How often something was tried, in windows of time that all servers share. */
import { sql, type RawBuilder } from 'kysely'
import { accountKey } from '../../domain/account.ts'
import { statementName } from '../database/named-statements.ts'
import type { Connection } from './connection.ts'
import { networkHash, rememberedMs } from './known-networks.ts'

/** How often somebody may try something in a window that begins with the first attempt. */
export interface Allowance {
  /** What is tried, and by whom; kept as a hash, so that the table names nobody. */
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/** How often something may be tried on an account, which need not exist, from one network and from all that are unknown to it. */
export interface AccountAllowance {
  readonly tried: string
  /** A user name or an e-mail address; both of one user are one account. */
  readonly nameOrAddress: string
  readonly network: string
  readonly networkMark: Buffer
  readonly mostFromNetwork: number
  /** Counts no attempts from a network from which the account has signed in. */
  readonly mostFromStrangers: number
  readonly windowMs: number
}

/** Counts an attempt in each, in one statement. Gives when the last of the used-up ones is renewed; null where none is used up. */
export async function countAttempt(
  db: Connection,
  allowances: readonly Allowance[],
  account: AccountAllowance | null,
  now: Date,
): Promise<Date | null> {
  const fixed = allowances.map(({ key, most, windowMs }) => counter(sql`${key}::text`, most, windowMs, now))
  const counters = [...fixed, ...(account ? accountCounters(account, now) : [])]
  if (counters.length === 0) return null
  const name = `count-attempt-${fixed.length}${account ? `-by-${columnOf(account)}-${isOwnCounted(account) ? 'always' : 'known'}` : ''}`
  const counted = await sql<{ renewedAt: Date | null }>`
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
    select max(counted.ends_at) as "renewedAt" from counted join tried using (key_hash) where counted.count > tried.most
  `.execute(db)
  return counted.rows[0]?.renewedAt ?? null
}

/**
 * A window that ends further away than two of its kind last was counted by a clock that was wrong. One that ends a little too late
 * comes from a server whose clock is ahead: its count stays, and it ends no later than a new one.
 */
function isOver(now: Date): RawBuilder<boolean> {
  return sql`(attempt.ends_at <= ${now} or attempt.ends_at - excluded.ends_at > excluded.ends_at - ${now}::timestamptz)`
}

function accountCounters(account: AccountAllowance, now: Date): RawBuilder<unknown>[] {
  const { tried, nameOrAddress, network, mostFromNetwork, mostFromStrangers, windowMs } = account
  const key = sql`${tried}::text || coalesce((select ' of user ' || id from account), ' of name ' || ${accountKey(nameOrAddress)}::text)`
  const isKnown = sql`exists (select from account where is_known)`
  const fromNetwork = counter(sql`${key} || ' from ' || ${network}::text`, mostFromNetwork, windowMs, now)
  return [
    isOwnCounted(account) ? fromNetwork : sql`${fromNetwork} where ${isKnown}`,
    sql`${counter(key, mostFromStrangers, windowMs, now)} where not ${isKnown}`,
  ]
}

/** A network that is unknown needs a counter of its own only where that is stricter than the one of all strangers. */
function isOwnCounted({ mostFromNetwork, mostFromStrangers }: AccountAllowance): boolean {
  return mostFromNetwork < mostFromStrangers
}

function foundAccount(account: AccountAllowance, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - rememberedMs)
  return sql`
    select id, exists (
      select from known_network
      where known_network."user" = "user".id and network_hash = ${networkHash(account.networkMark, sql`"user".id`)} and seen_at > ${since}
    ) as is_known
    from "user" where lower(${sql.ref(columnOf(account))}) = ${accountKey(account.nameOrAddress)}
  `
}

/** No user name holds an `@`. */
function columnOf({ nameOrAddress }: AccountAllowance): 'email' | 'username' {
  return nameOrAddress.includes('@') ? 'email' : 'username'
}

function counter(key: RawBuilder<unknown>, most: number, windowMs: number, now: Date): RawBuilder<unknown> {
  const endsAt = new Date(now.getTime() + windowMs)
  return sql`select sha256(convert_to(${key}, 'UTF8')), ${most}::bigint, ${endsAt}::timestamptz`
}
