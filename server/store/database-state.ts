/** Whether the database answers. */
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** Resolves when it does, and throws what the driver throws when it does not. */
export async function pingDatabase(db: Connection): Promise<void> {
  await sql`select 1`.execute(db)
}

/**
 * Whether an error means that the database is away, so that trying again later helps: classes 08, 53 and 57 of the
 * SQLSTATE codes, and what the network and the driver say before a server can answer.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall, errors = [] } = error as NodeJS.ErrnoException & { errors?: readonly unknown[] }
  if (/^(?:08|53|57)[0-9A-Z]{3}$/.test(code)) return true
  if (syscall !== undefined && ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall)) return true
  // A host with several addresses fails with one error that holds one for each.
  return errors.some(isDatabaseAway) || driverMessages.some((message) => error.message.startsWith(message))
}

const driverMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
]
