/** A value outside of React that components follow, in the shape of `useSyncExternalStore`. */

export interface ToldValue<Value> {
  /** The same object until something changes. */
  readonly current: () => Value
  /** Returns the function that ends it. */
  readonly subscribe: (listener: () => void) => () => void
  /** Changes the value, and tells whoever follows it. */
  readonly tell: (value: Value) => void
}

export function toldValue<Value>(first: Value): ToldValue<Value> {
  const listeners = new Set<() => void>()
  let current = first
  return {
    current: () => current,
    subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    tell: (value) => {
      current = value
      for (const listener of listeners) listener()
    },
  }
}
