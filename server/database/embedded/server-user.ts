/** The operating system user of PostgreSQL, which refuses to run as root. */
import { lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export interface ServerUser {
  uid: number
  gid: number
}

const NOBODY: ServerUser = { uid: 65534, gid: 65534 }

/** Null: the current user. For root: the owner of the data, or "nobody" if there is no data yet. */
export async function serverUser(cluster: string): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner === null) return NOBODY
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  await changeOwner(NOBODY, cluster)
  return NOBODY
}

/** Data that root restored from a backup is owned by root. */
async function changeOwner({ uid, gid }: ServerUser, folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, gid)
  await lchown(folder, uid, gid)
}
