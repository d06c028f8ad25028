/** The health checks: the process runs, and it can serve requests. */
import { ProblemError } from '../../domain/problems.ts'
import { acceptsWrites } from '../store/database-state.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'

const ok = { status: 200, body: { status: 'ok' } } as const

/** The operations of the tag `health`. `checkReady` throws not-ready, or read-only if the database accepts no writes. */
export function healthOperations({ db, isClosing }: Dependencies) {
  return {
    checkLive: () => ok,
    checkReady: async () => {
      if (isClosing()) throw new ProblemError({ type: 'not-ready' })
      const isWritable = await acceptsWrites(db).catch((cause: unknown) => {
        throw new ProblemError({ type: 'not-ready' }, { cause })
      })
      if (!isWritable) throw new ProblemError({ type: 'read-only' })
      return ok
    },
  } as const satisfies Partial<Handlers>
}
