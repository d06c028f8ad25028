/** Calls whose code is fetched at the first of them, so that a visitor does not load what only members and administrators need. */
import { RequestFailed } from '../../domain/failure.ts'
import { lazilyAwaited } from '../../domain/lazily.ts'

/** The same calls, each of which returns a promise. */
export type Later<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result>>
    : never
}

/** All members of `Calls` are functions. If the code cannot be fetched, a call fails like a request. */
export function laterCalls<Calls extends { readonly [Name in keyof Calls]: (...given: never[]) => unknown }>(
  fetchCalls: () => Promise<Calls>,
): Later<Calls> {
  const fetchOnce = lazilyAwaited(() =>
    fetchCalls().catch((cause: unknown) => {
      throw new RequestFailed({ status: null, type: null, sentence: null }, { cause })
    }),
  )
  return new Proxy({} as Later<Calls>, {
    get: (_, name) => async (...given: never[]) => (await fetchOnce())[name as keyof Calls](...given),
  })
}
