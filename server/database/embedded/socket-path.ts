/** The path of the Unix-domain socket, whose length is limited. */
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SOCKET_NAME = '.s.PGSQL.5432'

/** The lowest limit of the supported systems, without the terminating NUL. */
const LONGEST_BYTES = 103

export interface SocketFolder {
  path: string
  release(): Promise<void>
}

/** The data directory, or a symbolic link to it if its path is too long for a socket. */
export async function socketFolder(cluster: string): Promise<SocketFolder> {
  if (Buffer.byteLength(join(cluster, SOCKET_NAME)) <= LONGEST_BYTES) return { path: cluster, release: async () => {} }
  const parent = await mkdtemp(join(tmpdir(), 'prasino-'))
  const path = join(parent, 'postgres')
  await symlink(cluster, path)
  return { path, release: () => rm(parent, { recursive: true, force: true }) }
}
