/** Sends the requests of one person who uses a site, over a connection of their own. */
import { Agent } from 'node:http'
import { timedRequest, type TimedAnswer } from './timed-request.ts'

interface Options {
  readonly body?: object
  readonly token?: string
  readonly etag?: string | undefined
}

export type Ask = (method: string, path: string, options?: Options) => Promise<TimedAnswer>

interface Person {
  readonly coding?: 'br' | 'identity'
  /** The network address, for a server that trusts this client as its proxy. */
  readonly address?: string
}

/** Rejects for every status but 200, and 304 where an ETag was sent. */
export function person(url: string, { coding = 'br', address }: Person = {}): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (method, path, { body, token, etag } = {}) => timedRequest(url + path, {
    agent, method, body,
    expected: etag ? [200, 304] : [200],
    headers: {
      'accept-encoding': coding,
      ...(address && { 'x-forwarded-for': address }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(etag && { 'if-none-match': etag }),
    },
  })
}
