/** Which sessions are not over: the limits of `domain/account/session-limits.ts`, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import { moderatorRole, rolesWith, type Role } from '../../../domain/account/roles.ts'
import { keptLimits, moderatorLimits, plainLimits, type SessionLimits } from '../../../domain/account/session-limits.ts'

const hourMs = 3_600_000

/** The beginning of the hour of this moment. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs)
}

/** The current role of the user of a row of `session`. */
export const roleOfSession = sql<Role>`(select role from "user" where id = session."user")`

/** Whether a row of `session`, whose user has this role, can be used; otherwise it is as if it had been ended. */
export function isLive(role: RawBuilder<Role>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(session.ends_at > ${now} and case
    when ${role} = any(${rolesWith(moderatorRole)}::text[]) then ${within(moderatorLimits, now)}
    when session.keep then ${within(keptLimits, now)}
    else ${within(plainLimits, now)}
  end)`
}

/** `seen_at` is the beginning of an hour, at whose end the session may have been used. */
function within({ unusedMs, longestMs }: SessionLimits, now: Date): RawBuilder<boolean> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`
  return sql`session.seen_at > ${ago(unusedMs + hourMs)} and session.logged_in_at > ${ago(longestMs)}`
}
