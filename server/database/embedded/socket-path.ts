/** Paths of PostgreSQL's socket, which the kernel wants short. */
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SOCKET_NAME = '.s.PGSQL.5432'

/** The smallest bound of the systems that we know, the closing NUL taken off. */
const LONGEST_BYTES = 103

export interface SocketFolder {
  path: string
  forget(): Promise<void>
}

/** The cluster's own path, or a link that stands for it where that is too long for a socket. */
export async function socketFolder(cluster: string): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, SOCKET_NAME)) <= LONGEST_BYTES) return { path: cluster, forget: async () => {} }
  const parent = await mkdtemp(join(tmpdir(), 'prasino-'))
  const path = join(parent, 'postgres')
  await symlink(cluster, path)
  return { path, forget: () => rm(parent, { recursive: true, force: true }) }
}
