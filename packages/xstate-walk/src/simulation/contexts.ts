/** The contexts of the moments of a walk, which no step may change, also where the machine changes its own in place by consent. */
import type { AnyMachineSnapshot } from 'xstate'
import type { Places } from '../machine/places.ts'
import { isSame } from '../walk/form.ts'
import { plain } from '../walk/plain.ts'
import { copied } from './copied.ts'

export class Contexts {
  /** Whether a step changed its context in place. */
  isChanged = false
  readonly #isCopying: boolean

  constructor(mutates: boolean) {
    this.#isCopying = mutates
  }

  /** With a context for each start of its own. */
  ownIn(places: Places): Places {
    const { context } = places.config
    if (!this.#isCopying || typeof context !== 'object') return places
    return { ...places, config: { ...places.config, context: () => copied(context) } }
  }

  /** The context that an action sees, which a later one could change. */
  seen(context: unknown): unknown {
    return this.#isCopying ? copied(context) : context
  }

  /** Takes a step with a copy, so that the moment before it keeps its context. */
  keeping(before: AnyMachineSnapshot, step: (snapshot: AnyMachineSnapshot) => AnyMachineSnapshot): AnyMachineSnapshot {
    if (!this.#isCopying) return step(before)
    const context = copied(before.context as unknown)
    const next = step({ ...before, context } as AnyMachineSnapshot)
    this.isChanged ||= !isSame(plain(context), plain(before.context))
    return next
  }
}
