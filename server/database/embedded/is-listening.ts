/** Checks whether a server accepts connections at an address. */
import { connect, type NetConnectOpts } from 'node:net'

export function isListening(listensAt: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(listensAt)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
