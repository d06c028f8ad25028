/** Closes the connection after an answer that is sent before the request body has arrived. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Does not wait for the rest of the body, which may never end. */
export function closeBeforeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers, raw }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete) return
    // Lets the parser read what arrived together with the headers.
    await setImmediate()
    if (!raw.complete) reply.header('connection', 'close')
  })
}
