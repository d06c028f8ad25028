/** How our programs end when they cannot do what they were started for. */
import { inspect } from 'node:util'
import { ConfigurationError } from './configuration.ts'
import { DatabaseUnavailable } from '../database/open-database.ts'
import { FirstAdminError } from './first-admin.ts'
import { ListenError } from './listen-error.ts'
import { RoleError } from './role-error.ts'
import { SessionSecretError } from './session-secret.ts'

const mendable = [ConfigurationError, DatabaseUnavailable, FirstAdminError, ListenError, RoleError, SessionSecretError]

/** What the person who started the program can mend is said in a sentence; all else keeps its stack. */
export function fail(error: unknown): void {
  const isMendable = error instanceof Error && mendable.some((kind) => error instanceof kind)
  process.stderr.write(`${isMendable ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
