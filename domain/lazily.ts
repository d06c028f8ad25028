/** Values that are made when they are first needed, such as formatters, each of which costs a phone some milliseconds. */

/** A function that returns the value, which it makes at its first call. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** As `lazily`, for a promise: callers share one attempt, and after a failed one the next call tries again. */
export function lazilyAwaited<Value>(attempt: () => Promise<Value>): () => Promise<Value> {
  let arriving: Promise<Value> | null = null
  return () => {
    arriving ??= attempt().catch((reason: unknown) => {
      arriving = null
      throw reason
    })
    return arriving
  }
}
