/** Finds the server that runs on the data of a folder, started by another process. */
import { join } from 'node:path'
import { socketAddress } from './address.ts'
import { answers } from './answers.ts'
import type { DataFolder } from './data-folder.ts'
import { SOCKET_NAME, socketFolder } from './socket-path.ts'

export interface RunningServer {
  /** For the site's user and its own database. */
  readonly url: string
  /** To be called when all connections to it are closed. */
  forget(): Promise<void>
}

/** Null where none answers at the folder's socket. One that listens on TCP keeps its password to itself, so it is not found. */
export async function runningServer({ cluster }: DataFolder): Promise<RunningServer | null> {
  const { path, forget } = await socketFolder(cluster)
  if (await answers({ path: join(path, SOCKET_NAME) })) return { url: socketAddress(path).url, forget }
  await forget()
  return null
}
