/** CORS: allows web apps of other origins to read responses. */
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** The response headers that a script of another origin may read (Access-Control-Expose-Headers). */
const exposedHeaders = ['ETag', 'Link', 'Retry-After', 'X-Total-Capped', 'X-Total-Count']

/** The maximum in Chromium. */
const preflightKeptForSeconds = 7_200

/** Does nothing if the list is empty. */
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
