/** Describes why a connection to the database failed. */
import pg from 'pg'
import { DatabaseUnavailable } from './database-unavailable.ts'

/** The message never contains the password. */
export function connectionProblem(url: string, error: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(sentence(url, error), { cause: error })
}

function sentence(url: string, error: unknown): string {
  const at = target(url)
  if (at === null) return 'DATABASE_URL is not an address such as postgres://user:password@host:5432/name: correct it.'
  const { host, name, user } = at
  const code = codeOf(error)
  switch (code ?? '') {
    case '28P01':
    case '28000':
      return `The database at ${host} refuses the user "${user}": correct the user name and password in DATABASE_URL.`
    case '3D000':
      return `There is no database "${name}" at ${host}: create it, or correct DATABASE_URL.`
    case '53300':
      return `The database at ${host} has no free connection: close others, or raise its max_connections.`
    case '57P03':
      return `The database at ${host} is still starting or is stopping: try again in a moment.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} is not known: correct DATABASE_URL.`
  }
  if (error instanceof pg.DatabaseError) {
    return `The database at ${host} refuses the connection (${error.message}): correct DATABASE_URL.`
  }
  return `No database answers at ${host} (${code ?? 'no answer in time'}): start it, or correct DATABASE_URL.`
}

/** For a host with several addresses, an AggregateError contains one error per address. */
function codeOf(error: unknown): string | undefined {
  const single = error instanceof AggregateError ? (error.errors[0] as unknown) : error
  return (single as NodeJS.ErrnoException | undefined)?.code
}

/** Null if the text is not a URL; the driver would take any text for a host name or a socket folder. */
function target(url: string): { host: string; name: string; user: string } | null {
  if (!/^postgres(ql)?:/.test(url)) return null
  try {
    const { host, port, database = '', user = '' } = new pg.Client({ connectionString: url })
    return { host: host.startsWith('/') ? host : `${host}:${port}`, name: database, user }
  } catch {
    return null
  }
}
