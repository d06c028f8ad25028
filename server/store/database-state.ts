/** Whether the database answers, and whether it takes writes. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** Resolves with whether the database takes writes, and throws what the driver throws when it does not answer. */
export async function takesWrites(db: Connection): Promise<boolean> {
  // Also on a standby: its transactions are read only.
  const { rows } = await sql<{ isReadOnly: string }>`select current_setting('transaction_read_only') as "isReadOnly"`.execute(db)
  return rows[0]?.isReadOnly === 'off'
}

/** Whether an error means that the database takes no writes (read_only_sql_transaction). */
export function isDatabaseReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '25006'
}

/**
 * Whether an error means that the database is away, so that trying again later helps: classes 08, 53 and 57 of the
 * SQLSTATE codes, a lock that was not free in time, and what the network and the driver say before a server can answer.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall, errors = [] } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] }
  if (/^(?:(?:08|53|57)[0-9A-Z]{3}|55P03)$/.test(code)) return true
  if (syscall !== undefined && ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall)) return true
  // A host with several addresses fails with one error that holds one for each.
  return errors.some(isDatabaseAway) || driverMessages.some((message) => error.message.startsWith(message))
}

const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
]
