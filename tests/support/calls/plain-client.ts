/** A client of only the calls of the specification, section 7: plain `fetch`, no `Accept`, no parameters. */

export interface PlainResponse {
  readonly ok: boolean
  readonly status: number
  /** The media type, without its character set. */
  readonly mediaType: string
  readonly text: string
}

interface PlainRequest {
  readonly body?: object
  readonly token?: string
}

export type PlainCall = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, request?: PlainRequest) => Promise<PlainResponse>

/** A call with a token has a JSON content type, with or without a body. Specification, section 6. */
export function plainClient(url: string): PlainCall {
  return async (method, path, { body, token } = {}) => {
    const json = { 'Content-Type': 'application/json' }
    const session: RequestInit = token ? { headers: { ...json, Authorization: `Bearer ${token}` }, credentials: 'include' } : {}
    const sent: RequestInit = body ? { body: JSON.stringify(body), headers: { ...json, ...session.headers } } : {}
    const answer = await fetch(url + path, { method, ...session, ...sent })
    const [mediaType = ''] = (answer.headers.get('content-type') ?? '').split(';')
    return { ok: answer.ok, status: answer.status, mediaType, text: await answer.text() }
  }
}

/** Returns the JSON of a successful call, else throws. */
export async function jsonOf<Value>(call: Promise<PlainResponse>): Promise<Value> {
  const { ok, mediaType, text } = await call
  if (!ok || mediaType !== 'application/json') throw new Error(`The response is not JSON: ${mediaType} ${text}`)
  return JSON.parse(text) as Value
}

/** Returns the text of a successful call, else throws. */
export async function textOf(call: Promise<PlainResponse>): Promise<string> {
  const { ok, mediaType, text } = await call
  if (!ok || mediaType !== 'text/plain') throw new Error(`The response is not text: ${mediaType} ${text}`)
  return text
}
