/** CORS: allows web apps of other origins to read responses. */
import cors from '@fastify/cors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The response headers that a script of another origin may read (Access-Control-Expose-Headers). */
const exposedHeaders = ['ETag', 'Link', 'Retry-After', 'X-Decision', 'X-Total-Capped', 'X-Total-Count', 'X-Total-Listings']

/** The maximum in Chromium. */
const preflightKeptForSeconds = 7_200

/** Lets scripts of any origin read this answer, without credentials; an origin that may use the whole API is named already. */
export async function allowAnyOrigin(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!reply.hasHeader('access-control-allow-origin')) reply.header('access-control-allow-origin', '*')
}

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
