/** Lets web apps of other origins read the answers (CORS). */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** The headers that a script of another origin may read; all others are hidden from it. */
const exposedHeaders = ['ETag', 'Link', 'Retry-After', 'X-Total-Capped', 'X-Total-Count']

/** Chromium keeps the answer to a preflight no longer than this. */
const preflightKeptForSeconds = 7_200

/** Does nothing without an origin. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Accept', 'Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match'],
    exposedHeaders,
    maxAge: preflightKeptForSeconds,
  })
}
