/** Copies the PostgreSQL programs to a folder where any user can run them. */
import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Returns the folder of the copy. The copy is atomic; does nothing if it exists. */
export async function copyPrograms(from: string, to: string): Promise<string> {
  const native = join(to, 'native')
  if (await stat(native).catch(() => null)) return native
  const unfinished = `${to}.${randomUUID()}`
  await makeOpenFolder(dirname(to))
  await makeOpenFolder(unfinished)
  await copyFolder(from, join(unfinished, 'native'))
  try {
    await rename(unfinished, to)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process may have created it.
    if (!(await stat(native).catch(() => null))) throw error
  }
  return native
}

async function copyFolder(from: string, to: string): Promise<void> {
  await makeOpenFolder(to)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyFolder(source, target)
    else if (entry.isFile()) await copyReadable(source, target)
  }
}

/** Mode 0755, regardless of the umask. */
async function makeOpenFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true })
  if (made !== undefined) await chmod(path, 0o755)
}

async function copyReadable(source: string, target: string): Promise<void> {
  await copyFile(source, target)
  const { mode } = await stat(source)
  await chmod(target, mode & 0o100 ? 0o755 : 0o644)
}
