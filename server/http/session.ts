/** Who is calling, and whether they may: asked of the database each time, so that a session can end at any moment. */
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from '../../domain/problems.ts'
import type { Caller } from '../operations/handler.ts'
import { findCaller } from '../store/callers.ts'
import type { Connection } from '../store/connection.ts'
import type { SessionTokens } from './session-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null where the operation asks for no session. */
    caller: Caller | null
  }
}

/** Throws not-signed-in for a request without a good bearer token (RFC 6750) of a user who may still sign in. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

export function authenticator(db: Connection, tokens: SessionTokens): Authenticate {
  return async ({ headers }) => {
    const token = bearer.exec(headers.authorization ?? '')?.[1]
    const session = token ? await tokens.read(token) : null
    const caller = session && (await findCaller(db, session))
    if (!session || !caller) throw new ProblemError({ type: 'not-signed-in' })
    return { ...caller, session: { hash: session.hash, endsAt: session.endsAt } }
  }
}

/** Runs before the body is read. An administrator may do what a member may. */
export function requireRole(role: Caller['role'], authenticate: Authenticate): onRequestAsyncHookHandler {
  return async (request) => {
    const caller = await authenticate(request)
    if (role === 'ROLE_ADMIN' && caller.role !== role) throw new ProblemError({ type: 'not-allowed' })
    request.caller = caller
  }
}
