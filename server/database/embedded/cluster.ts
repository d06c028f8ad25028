/** The database cluster: created once with initdb, checked at each start. */
import { chmod, chown, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import type { DataFolder } from './data-folder.ts'
import type { Programs } from './programs.ts'
import { runProgram, type ProgramOptions } from './run-program.ts'
import type { ServerUser } from './server-user.ts'

export interface ClusterOptions {
  folder: DataFolder
  programs: Programs
  user: ServerUser | null
}

/** The superuser; connections of the site do not use it. */
export const SUPERUSER = 'postgres'

/** The user and the database of the site. */
export const SITE = 'prasino'

/** Throws DatabaseUnavailable if the existing cluster cannot be used. */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { folder, programs } = options
  const major = await majorVersion(folder)
  if (major === null) await createCluster(options)
  else if (major !== programs.major) {
    throw new DatabaseUnavailable(
      `The data in ${folder.cluster} is of PostgreSQL ${major} and this is PostgreSQL ${programs.major}: carry it over with pg_dump, or name another folder in DATA_DIR.`,
    )
  }
}

/** Null if there is no cluster yet. */
async function majorVersion({ cluster }: DataFolder): Promise<string | null> {
  const names = await readdir(cluster).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.length === 0) return null
  if (names.includes('PG_VERSION')) return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  throw new DatabaseUnavailable(`The folder ${cluster} holds no PostgreSQL data: move it away, or name another in DATA_DIR.`)
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster. */
async function createCluster({ folder, programs, user }: ClusterOptions): Promise<void> {
  const unfinished = `${folder.cluster}.unfinished`
  // A program of a killed start may still be writing.
  await rm(unfinished, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(unfinished)
  await chmod(unfinished, 0o700)
  if (user !== null) await chown(unfinished, user.uid, user.gid)
  const at = { user, cwd: unfinished }
  await runOrThrow(programs.initdb, [...INIT_OPTIONS, ...dataDirectoryArgs(unfinished)], at)
  await runSingleUser(programs, at, [`create role ${SITE} login`, `create database ${SITE} owner ${SITE}`])
  await rm(folder.cluster, { recursive: true, force: true })
  await rename(unfinished, folder.cluster)
}

/** The builtin locale provider sorts and folds case the same on every system and after every system update. */
const INIT_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** Runs statements in single-user mode; the server must not be running. */
export async function runSingleUser(programs: Programs, at: { user: ServerUser | null; cwd: string }, statements: string[]): Promise<void> {
  await runOrThrow(programs.postgres, ['--single', ...dataDirectoryArgs(at.cwd), SUPERUSER], { ...at, input: `${statements.join('\n')}\n` })
}

/** Uses the working directory, since the user of the server may have no access to the parent folders. */
export function dataDirectoryArgs(cwd: string): string[] {
  return ['-D', process.platform === 'linux' ? '/proc/self/cwd' : cwd]
}

async function runOrThrow(program: string, args: string[], options: ProgramOptions): Promise<void> {
  const { code, output } = await runProgram(program, args, options)
  const error = lastError(output)
  // In single-user mode a failed statement does not change the exit code.
  if (code === 0 && error === null) return
  const reason = error ?? (output.trim().split('\n').at(-1) || `exit code ${code}`)
  throw new DatabaseUnavailable(`The database could not be made in ${options.cwd} (${reason}): mend that, or name a PostgreSQL in DATABASE_URL.`)
}

/** The last error message in the output of a PostgreSQL program. */
export function lastError(output: string): string | null {
  const lines = output.split('\n').filter((line) => /\b(error|FATAL|ERROR|PANIC):/.test(line))
  return lines.at(-1)?.replace(/^.*?\b(error|FATAL|ERROR|PANIC): +/, '') ?? null
}
