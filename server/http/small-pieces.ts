/** Has the parser of HTTP take what arrives in small pieces: it cannot be stopped inside of one. */
import type { Socket } from 'node:net'
import { isEnding } from './end-connection.ts'

/** Node reads up to 64 kB at once, which can hold more than a thousand requests. */
const pieceInBytes = 2_048

/** To be called when the server of Node listens to the socket already. */
export function readInSmallPieces(socket: Socket): void {
  const parsers = socket.listeners('data') as ((piece: Buffer) => void)[]
  socket.removeAllListeners('data')
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length && !isEnding(socket); at += pieceInBytes) {
      if (socket.isPaused()) {
        // It comes again when the socket goes on.
        socket.unshift(bytes.subarray(at))
        return
      }
      for (const parse of parsers) parse(bytes.subarray(at, at + pieceInBytes))
    }
  })
}
