/** An actor that ends when the test decides. */
import { fromPromise, type PromiseActorLogic } from 'xstate'

export interface Call<Output, Input> {
  readonly input: Input
  readonly signal: AbortSignal
  readonly succeed: (output: Output) => void
  readonly fail: (error: unknown) => void
}

/** The actor logic, and its calls in order. */
export function deferred<Output, Input>(): { logic: PromiseActorLogic<Output, Input>; calls: Call<Output, Input>[] } {
  const calls: Call<Output, Input>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((succeed, fail) => {
        calls.push({ input, signal, succeed, fail })
      }),
  )
  return { logic, calls }
}
