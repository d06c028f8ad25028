/** Makes an actor out of a call of src/api. */
import { fromPromise, type PromiseActorLogic } from 'xstate'

/**
 * An aborted call never settles: in React's strict mode the same actor runs twice, and would take the abort of
 * its first call for a failure of the second.
 */
export function fromCall<Output, Input>(
  call: (input: Input, signal: AbortSignal) => Promise<Output>,
): PromiseActorLogic<Output, Input> {
  return fromPromise(async ({ input, signal }) => {
    try {
      return await call(input, signal)
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}
