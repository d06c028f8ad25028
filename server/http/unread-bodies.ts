/** An answer that is given before the body of its request arrived is the last one on its connection. */
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The rest of the body is not waited for: it may never end. */
export function closeBeforeUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers, raw }, reply) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (!hasBody || raw.complete) return
    // What came together with the head is read by then.
    await setImmediate()
    if (!raw.complete) reply.header('connection', 'close')
  })
}
