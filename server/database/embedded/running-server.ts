/** Finds an embedded server started by another process. */
import { join } from 'node:path'
import { socketAddress } from './address.ts'
import { isListening } from './is-listening.ts'
import type { DataFolder } from './data-folder.ts'
import { SOCKET_NAME, socketFolder } from './socket-path.ts'

export interface RunningServer {
  /** For the user and the database of the site. */
  readonly url: string
  /** Call after all connections are closed. */
  release(): Promise<void>
}

/** Null if no server listens on the socket of the folder. A server on TCP is not found, since its password is not stored. */
export async function runningServer({ cluster }: DataFolder): Promise<RunningServer | null> {
  const { path, release } = await socketFolder(cluster)
  if (await isListening({ path: join(path, SOCKET_NAME) })) return { url: socketAddress(path).url, release }
  await release()
  return null
}
