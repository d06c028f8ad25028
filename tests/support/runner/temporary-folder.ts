/** Temporary folders, deleted at the end of the test file. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atFileEnd } from './at-file-end.ts'

/** By default all users can enter it. */
export async function temporaryFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'prasino-test-'))
  await chmod(folder, mode)
  atFileEnd(() => rm(folder, { recursive: true, force: true }))
  return folder
}
