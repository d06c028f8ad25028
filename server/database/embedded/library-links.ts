/** The library names that the loader looks for, which packages cannot hold because npm packs no links. */
import { access, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface Link {
  source: string
  target: string
}

/** The package's install script makes them too, and is skipped by `npm ci --ignore-scripts`. Where they cannot be made, none is. */
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
