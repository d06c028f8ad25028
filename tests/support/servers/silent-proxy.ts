/** A TCP proxy that can stop forwarding while its connections stay open; independent of the test runner. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface SilentProxy {
  /** The given address, through the proxy. */
  readonly url: string
  /** Stops forwarding on all current and later connections, including the end of one side. */
  stopForwarding(): void
  /** New connections forward again; silent ones stay silent. */
  forwardNew(): void
  /** The number of open connections from the client. */
  connections(): number
  stop(): void
}

type Pair = readonly [client: Socket, upstream: Socket]

/** Listens on a free port, in front of the host or the socket of a database address. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const url = new URL(target)
  const folder = url.searchParams.get('host')
  const upstreamPort = Number(url.port || 5432)
  url.searchParams.delete('host')
  const pairs = new Set<Pair>()
  const silent = new Set<Pair>()
  const open = new Set<Socket>()
  let isSilent = false
  const silence = (pair: Pair): void => {
    silent.add(pair)
    const [client, upstream] = pair
    client.unpipe(upstream)
    upstream.unpipe(client)
    // Keep reading, to notice the end of the connection; drop the data.
    client.resume()
    upstream.resume()
  }
  const server = createServer((client) => {
    const upstream = folder === null ? connect(upstreamPort, new URL(target).hostname) : connect(`${folder}/.s.PGSQL.${upstreamPort}`)
    const pair = [client, upstream] as const
    pairs.add(pair)
    client.on('close', () => {
      open.delete(client)
      if (!silent.has(pair)) upstream.destroy()
    })
    upstream.on('close', () => !silent.has(pair) && client.destroy())
    for (const socket of pair) socket.on('error', () => undefined)
    open.add(client)
    if (isSilent) return silence(pair)
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.href,
    stopForwarding() {
      isSilent = true
      for (const pair of pairs) silence(pair)
    },
    forwardNew: () => void (isSilent = false),
    connections: () => open.size,
    stop() {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}
