/** Sends requests and measures the time until their answers are complete. Uses `node:http`, so that the client adds little to it. */
import { Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export interface TimedAnswer {
  readonly ms: number
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface TimedRequest {
  readonly agent?: Agent
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  /** Sent as JSON. */
  readonly body?: object | undefined
  /** The statuses that are not a failure. */
  readonly expected?: readonly number[]
}

/** Rejects for any status but the expected ones. */
export function timedRequest(url: string, { body, expected = [200], ...options }: TimedRequest = {}): Promise<TimedAnswer> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...options.headers }
  const begunAt = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(url, { ...options, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).once('end', () => {
        const { statusCode: status = 0, headers } = response
        const answer = { ms: performance.now() - begunAt, status, headers, body: Buffer.concat(parts) }
        if (expected.includes(status)) resolve(answer)
        else reject(new Error(`${options.method ?? 'GET'} ${url} was answered with ${status}: ${answer.body.toString()}`))
      })
    })
    call.once('error', reject).end(body && JSON.stringify(body))
  })
}

/** Requests over one connection, as a browser keeps it. */
export function oneConnection(): (url: string, options?: TimedRequest) => Promise<TimedAnswer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return (url, options) => timedRequest(url, { agent, ...options })
}

interface Options {
  readonly body?: object
  readonly token?: string
  readonly etag?: string | undefined
}

/** Sends the requests of one person who uses a site. */
export type Ask = (method: string, path: string, options?: Options) => Promise<TimedAnswer>

interface Person {
  readonly coding?: 'br' | 'identity'
  /** The network address, for a server that trusts this client as its proxy. */
  readonly address?: string
}

/** Over a connection of their own. Rejects for every status but 200, and 304 where an ETag was sent. */
export function person(url: string, { coding = 'br', address }: Person = {}): Ask {
  const send = oneConnection()
  return (method, path, { body, token, etag } = {}) => send(url + path, {
    method, body,
    expected: etag ? [200, 304] : [200],
    headers: {
      'accept-encoding': coding,
      ...(address && { 'x-forwarded-for': address }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(etag && { 'if-none-match': etag }),
    },
  })
}
