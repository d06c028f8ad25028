/** Sends the session's token with the calls that need one, and tells when the server does not take it any more. */
import type { Middleware } from 'openapi-fetch'

/** What the client has to know of the session. */
export interface Bearer {
  /** Null while nobody is signed in. */
  token(): string | null
  /** The server answered 401 to a call with this token. */
  onUnauthorized(token: string): void
}

/** What everybody may call goes without a token, so that its answers may come from a cache. */
const publicCalls = /^(GET \/api\/[\w-]+\/(approved|towns|\{id\}|confirm)|POST \/api\/contact|\w+ \/(?!api\/).*)$/

/**
 * The client's part in a session: a token, a JSON content type whether there is a body or not, and credentials.
 * Specification, section 6.
 */
export function bearer({ token, onUnauthorized }: Bearer): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const presentToken = token()
      if (presentToken === null || publicCalls.test(`${request.method} ${schemaPath}`)) return
      const signed = new Request(request, { credentials: 'include' })
      signed.headers.set('Authorization', `Bearer ${presentToken}`)
      signed.headers.set('Content-Type', 'application/json')
      return signed
    },
    onResponse({ request, response }) {
      const sentToken = request.headers.get('Authorization')?.replace('Bearer ', '')
      if (response.status === 401 && sentToken !== undefined) onUnauthorized(sentToken)
    },
  }
}
