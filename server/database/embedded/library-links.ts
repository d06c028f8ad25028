/** Creates the symbolic links of shared libraries, which npm packages cannot contain. */
import { access, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface Link {
  source: string
  target: string
}

/** The install script of the package does the same, but `npm ci --ignore-scripts` skips it. Ignores errors. */
export async function linkLibraries(native: string): Promise<void> {
  for (const { source, target } of await links(native)) {
    const path = join(dirname(native), target)
    if (await exists(path)) continue
    await symlink(basename(source), path).catch(() => {})
  }
}

async function links(native: string): Promise<Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Link[]
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
