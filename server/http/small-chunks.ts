/** Feeds the HTTP parser small chunks: it cannot be paused within a chunk. */
import type { Socket } from 'node:net'
import { isEnding } from './end-connection.ts'

/** Node reads up to 64 kB at once, which can contain more than a thousand requests. */
const chunkInBytes = 2_048

/** Call after Node has added its `data` listener to the socket. */
export function readInSmallChunks(socket: Socket): void {
  const parsers = socket.listeners('data') as ((chunk: Buffer) => void)[]
  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !isEnding(socket); at += chunkInBytes) {
      if (socket.isPaused()) {
        // The rest is emitted again when the socket resumes.
        socket.unshift(bytes.subarray(at))
        return
      }
      for (const parse of parsers) parse(bytes.subarray(at, at + chunkInBytes))
    }
  })
}
