/** The error exit of the command-line programs. */
import { inspect } from 'node:util'
import { ConfigurationError } from './configuration.ts'
import { DatabaseUnavailable } from '../database/database-unavailable.ts'
import { GenerateError } from '../generate/generate-error.ts'
import { FirstAdminError } from './first-admin.ts'
import { ListenError } from './listen-error.ts'
import { RoleError } from './role-error.ts'
import { SiteTextsError } from './site-texts.ts'
import { StoredSecretError } from './stored-secrets.ts'

const operatorErrors = [
  ConfigurationError, DatabaseUnavailable, FirstAdminError, GenerateError, ListenError, RoleError, SiteTextsError, StoredSecretError,
]

/** Prints only the message of an error that the operator can fix, and the stack of any other error. Sets exit code 1. */
export function fail(error: unknown): void {
  const isOperatorError = error instanceof Error && operatorErrors.some((kind) => error instanceof kind)
  process.stderr.write(`${isOperatorError ? error.message : inspect(error)}\n`)
  process.exitCode = 1
}
