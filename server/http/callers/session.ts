/** Authentication and authorization. Each request reads the user from the database, so that a session can end at any time. */
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { hasRole } from '../../../domain/account/roles.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Caller } from '../../operations/handler.ts'
import { requireFreshLogin } from '../../operations/require-fresh-login.ts'
import { findCaller } from '../../store/account/callers.ts'
import { hourOf } from '../../store/account/live-sessions.ts'
import { noteSeen } from '../../store/account/sessions.ts'
import type { Connection } from '../../store/connection.ts'
import type { SessionTokens } from './session-token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the operation needs no session. */
    caller: Caller | null
  }
}

/** Throws not-signed-in unless the request has a valid bearer token (RFC 6750) of an enabled user. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller>

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** Each session is noted as used once an hour. */
export function authenticator(db: Connection, tokens: SessionTokens, now: () => Date): Authenticate {
  return async ({ headers }) => {
    const token = bearer.exec(headers.authorization ?? '')?.[1]
    const hash = token ? await tokens.read(token) : null
    const caller = hash && (await findCaller(db, hash, now()))
    if (!caller) throw new ProblemError({ type: 'not-signed-in' })
    const { seenAt, ...user } = caller
    // Whoever only reads is answered by a database that takes no writes, too.
    if (seenAt < hourOf(now())) await noteSeen(db, hash, now()).catch(() => undefined)
    return { ...user, session: hash }
  }
}

/** Runs before the body is read. */
export function requireRole(role: Caller['role'], authenticate: Authenticate): onRequestAsyncHookHandler {
  return async (request) => {
    const caller = await authenticate(request)
    if (!hasRole(caller.role, role)) throw new ProblemError({ type: 'not-allowed' })
    request.caller = caller
  }
}

/** Runs after `requireRole`, for what is dangerous. Throws fresh-login-needed. */
export function requireFresh(now: () => Date): onRequestAsyncHookHandler {
  return async ({ caller }) => {
    if (caller) requireFreshLogin(caller, now())
  }
}

/** Runs after `requireRole`, where moderators and administrators need a second factor. Throws second-factor-missing. */
export const refuseWithoutSecondFactor: onRequestAsyncHookHandler = async ({ caller }) => {
  if (caller && !caller.hasSecondFactor) throw new ProblemError({ type: 'second-factor-missing' })
}
