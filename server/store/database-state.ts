/** The state of the database: available, read-only, unavailable. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** Whether the database accepts writes. Throws the error of the driver if it is unavailable. */
export async function acceptsWrites(db: Connection): Promise<boolean> {
  // On a standby, transactions are read-only too.
  const { rows } = await sql<{ isReadOnly: string }>`select current_setting('transaction_read_only') as "isReadOnly"`.execute(db)
  return rows[0]?.isReadOnly === 'off'
}

/** Whether an error means that the database is read-only (read_only_sql_transaction). */
export function isDatabaseReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as NodeJS.ErrnoException).code === '25006'
}

/**
 * Whether an error means that the database is unavailable and a later retry can succeed: SQLSTATE classes 08, 53 and 57,
 * a lock timeout, and errors of the network and the driver.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall, errors = [] } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] }
  if (/^(?:(?:08|53|57)[0-9A-Z]{3}|55P03)$/.test(code)) return true
  if (syscall !== undefined && ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall)) return true
  // For a host with several addresses, an AggregateError contains one error per address.
  return errors.some(isDatabaseUnavailable) || driverMessages.some((message) => error.message.startsWith(message))
}

const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
]
