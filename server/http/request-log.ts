/** One line of log for each answer, and nothing in it that says who asked or for what exactly. */
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

export type LogTarget = { write: (line: string) => void }

/** Errors are logged without the values that a database puts beside them. */
export function loggerOptions(level: string, stream: LogTarget): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method }) => ({ method }),
      err: ({ name, message, stack, code }: NodeJS.ErrnoException) => ({ type: name, message, stack: stack ?? '', code }),
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
