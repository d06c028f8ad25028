/** Finds PostgreSQL programs that the user of the server can run. */
import { platform } from 'node:os'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { copyPrograms } from './copy-programs.ts'
import { linkLibraries } from './library-links.ts'
import { isMusl, ALTERNATIVE, packagedPrograms, packageVersion } from './packaged-programs.ts'
import { runProgram } from './run-program.ts'
import type { ServerUser } from './server-user.ts'

export interface Programs {
  postgres: string
  initdb: string
  /** The major version, such as 18. */
  major: string
}

export interface ProgramsOptions {
  user: ServerUser | null
  /** Where to copy the programs if they cannot run from the package. */
  copyFolder: string
  /** The folder of programs in the package. */
  packaged?: string
}

/**
 * The user of the server may have no access to the package (in the home of root), or library links may be missing that this
 * process cannot create. Then the programs are copied once.
 */
export async function findPrograms({ user, copyFolder, packaged = packagedPrograms() }: ProgramsOptions): Promise<Programs> {
  await linkLibraries(packaged)
  const first = await tryAt(packaged, user)
  if (typeof first === 'object') return first
  if (isMusl()) throw new DatabaseUnavailable(`There is no embedded PostgreSQL for a Linux with musl, such as Alpine: ${ALTERNATIVE}.`)
  const copy = await copyPrograms(packaged, join(copyFolder, `postgres-${await packageVersion(packaged)}`)).catch((error: unknown) => {
    throw new DatabaseUnavailable(
      `PostgreSQL cannot run from ${packaged} (${first}), nor be copied (${reasonOf(error)}): ${ALTERNATIVE}.`,
    )
  })
  await linkLibraries(copy)
  const second = await tryAt(copy, user)
  if (typeof second === 'object') return second
  throw new DatabaseUnavailable(`PostgreSQL cannot run from ${copy} (${second}): ${ALTERNATIVE}.`)
}

/** The programs, or the reason why they do not run. */
async function tryAt(native: string, user: ServerUser | null): Promise<Programs | string> {
  const suffix = platform() === 'win32' ? '.exe' : ''
  const postgres = join(native, 'bin', `postgres${suffix}`)
  const initdb = join(native, 'bin', `initdb${suffix}`)
  try {
    const { code, output } = await runProgram(postgres, ['--version'], { user, cwd: '/' })
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1]
    return code === 0 && major !== undefined ? { postgres, initdb, major } : output.trim() || `exit code ${code}`
  } catch (error) {
    if (user !== null && (error as NodeJS.ErrnoException).code === 'EPERM') {
      throw new DatabaseUnavailable(
        `PostgreSQL does not run as root, and this root may not start it as another user: start as an ordinary user, or ${ALTERNATIVE}.`,
      )
    }
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
