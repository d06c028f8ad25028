/** Temporary folders, deleted at the end of the test file. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** By default all users can enter it. */
export async function temporaryFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prasino-test-'))
  await chmod(folder, mode)
  made.push(folder)
  return folder
}

const made: string[] = []

afterAll(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})
