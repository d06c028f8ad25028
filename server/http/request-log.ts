/** Logs one line per answer, without personal data. */
import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'

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

export interface Answered {
  readonly method: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
}

/** Logs the pattern of the route, since an address can contain personal data. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    log(request.log, { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: reply.elapsedTime })
  })
}

const levelsWithAnswers = new Set(['info', 'debug', 'trace'])

/** Returns a logger of answers that Fastify did not see; it does nothing if the level omits them. */
export function quickLog({ log: logger }: FastifyInstance): (answered: Answered) => void {
  if (!levelsWithAnswers.has(logger.level)) return () => undefined
  return (answered) => log(logger, { reqId: randomUUID(), ...answered })
}

function log(logger: Pick<FastifyBaseLogger, 'info'>, answered: Answered & { readonly reqId?: string }): void {
  logger.info({ ...answered, ms: Math.round(answered.ms * 10) / 10 }, 'answered')
}

/** Omits the additional properties of database errors, which contain values. */
function serializeError(error: NodeJS.ErrnoException | undefined) {
  return { type: error?.name ?? '', message: error?.message ?? '', stack: error?.stack ?? '', code: error?.code }
}
