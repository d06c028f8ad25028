/** Whether this server runs, and whether it can serve. */
import { ProblemError } from '../../domain/problems.ts'
import { pingDatabase } from '../store/database-state.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'

const ok = { status: 200, body: { status: 'ok' } } as const

/** The operations of the tag `health`. `checkReady` throws not-ready, whatever the reason. */
export function healthOperations({ db, isClosing }: Dependencies) {
  return {
    checkLive: () => ok,
    checkReady: async () => {
      if (isClosing()) throw new ProblemError({ type: 'not-ready' })
      await pingDatabase(db).catch((cause: unknown) => {
        throw new ProblemError({ type: 'not-ready' }, { cause })
      })
      return ok
    },
  } as const satisfies Partial<Handlers>
}
