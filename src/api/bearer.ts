/** Adds the session's token to the requests that need it, and reports when the server refuses it. */
import type { Middleware } from 'openapi-fetch'

/** The client's access to the session. */
export interface Bearer {
  /** Null when signed out. */
  token(): string | null
  /** The server responded with 401 to a request with this token. */
  onUnauthorized(token: string): void
}

/** Public calls are sent without a token, so that their responses can be cached. */
const publicCalls = /^(GET \/api\/(search|[\w-]+\/(approved|towns|days|counts|{id}|confirm))|POST .*(contact|reports|(checks|objections)(\/\w+)?)|\w+ \/(?!api).*)$/

/**
 * Adds what a request of a session needs: the token, a JSON content type even without a body, and credentials.
 * Specification, section 6.
 */
export function bearer({ token, onUnauthorized }: Bearer): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const currentToken = token()
      if (currentToken === null || publicCalls.test(`${request.method} ${schemaPath}`)) return
      const signed = new Request(request, { credentials: 'include' })
      signed.headers.set('Authorization', `Bearer ${currentToken}`)
      signed.headers.set('Content-Type', 'application/json')
      return signed
    },
    onResponse({ request, response }) {
      const sentToken = request.headers.get('Authorization')?.replace('Bearer ', '')
      if (response.status === 401 && sentToken !== undefined) onUnauthorized(sentToken)
    },
  }
}
