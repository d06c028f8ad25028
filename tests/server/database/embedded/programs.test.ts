/** The programs of PostgreSQL run from the npm package or from a copy. */
import { chmod, cp, lstat, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagedPrograms } from '../../../../server/database/embedded/packaged-programs.ts'
import { findPrograms } from '../../../../server/database/embedded/programs.ts'
import { temporaryFolder } from '../../../support/runner/temporary-folder.ts'

const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0

/** The package as npm installs it without its install script: without symbolic links. */
async function freshPackage(mode: number): Promise<string> {
  const folder = await temporaryFolder(mode)
  const native = join(folder, 'native')
  await cp(packagedPrograms(), native, { recursive: true, filter: async (path) => !(await lstat(path)).isSymbolicLink() })
  await writeFile(join(folder, 'package.json'), '{"version":"18.0.0"}')
  return native
}

describe('the programs', () => {
  it('run from the package if its install script was not run', async () => {
    const packaged = await freshPackage(0o755)
    const copyFolder = await temporaryFolder()
    const { postgres, major } = await findPrograms({ user: isRoot ? NOBODY : null, copyFolder, packaged })
    expect({ folder: dirname(dirname(postgres)), major }).toEqual({ folder: packaged, major: '18' })
    expect(await readdir(copyFolder)).toEqual([])
  })

  it.runIf(isRoot)("run from a copy if the server's user cannot read the package, and all starts share one copy", async () => {
    const packaged = await freshPackage(0o700)
    const copyFolder = join(await temporaryFolder(), 'programs')
    const options = { user: NOBODY, copyFolder, packaged }
    const starts = [...(await Promise.all([findPrograms(options), findPrograms(options)])), await findPrograms(options)]
    for (const { postgres } of starts) expect(postgres).toBe(join(copyFolder, 'postgres-18.0.0', 'native', 'bin', 'postgres'))
    expect(await readdir(copyFolder)).toEqual(['postgres-18.0.0'])
  })

  it('are refused with one sentence if they are not for this machine', async () => {
    const packaged = await freshPackage(0o755)
    await writeFile(join(packaged, 'bin', 'postgres'), 'not a program')
    const copyFolder = await temporaryFolder()
    await expect(findPrograms({ user: null, copyFolder, packaged })).rejects.toThrow(/^PostgreSQL cannot run from .* DATABASE_URL\.$/)
  })

  it('are refused with one sentence if they can neither run nor be copied', async () => {
    const packaged = await freshPackage(0o755)
    await rm(join(packaged, 'lib'), { recursive: true })
    await chmod(packaged, 0o755)
    await expect(findPrograms({ user: null, copyFolder: '/dev/null/x', packaged })).rejects.toThrow(
      /^PostgreSQL cannot run from .*shared libraries.*, nor be copied \(ENOTDIR.*DATABASE_URL\.$/,
    )
  })

  it('are refused with one sentence if there are none for the platform', () => {
    expect(() => packagedPrograms('linux', 'riscv64')).toThrow(/^There is no embedded PostgreSQL for linux on riscv64.* DATABASE_URL.*\.$/)
    expect(() => packagedPrograms('win32', 'arm64')).toThrow('for windows on arm64')
  })
})
