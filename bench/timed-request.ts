/** Sends one request and measures the time until its answer is complete. Uses `node:http`, so that the client adds little to it. */
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'

export interface TimedAnswer {
  readonly ms: number
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
        const answer = { ms: performance.now() - begunAt, headers: response.headers, body: Buffer.concat(parts) }
        if (expected.includes(response.statusCode ?? 0)) resolve(answer)
        else reject(new Error(`${options.method ?? 'GET'} ${url} was answered with ${response.statusCode}: ${answer.body.toString()}`))
      })
    })
    call.once('error', reject).end(body && JSON.stringify(body))
  })
}
