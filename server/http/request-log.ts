/** Logs one line per answer, without personal data. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export type LogTarget = { write: (line: string) => void }

/** Writes JSON lines to `stream`. */
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

/** Logs the pattern of the route, since an address can contain personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms }, 'answered')
  })
}

/** Omits the additional properties of database errors, which contain values. */
function serializeError(error: NodeJS.ErrnoException | undefined) {
  return { type: error?.name ?? '', message: error?.message ?? '', stack: error?.stack ?? '', code: error?.code }
}
