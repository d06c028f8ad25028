/** One line of log for each answer, and nothing in it that says who asked or for what exactly. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export type LogTarget = { write: (line: string) => void }

/** Lines go to `stream` as JSON. */
export function loggerOptions(level: string, stream: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method }) => ({ method }),
      err: serializeError,
    },
  }
}

/** The route is its pattern: an address could name a person. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered')
  })
}

/** An error without the values that a database puts beside its message. */
function serializeError(error: NodeJS.ErrnoException | undefined) {
  return { type: error?.name ?? '', message: error?.message ?? '', stack: error?.stack ?? '', code: error?.code }
}
