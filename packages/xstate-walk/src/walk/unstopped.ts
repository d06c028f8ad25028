/** Actors that a machine spawns, does not hold in its context, and stops on no path. */
import type { Step } from '../simulation/simulation.ts'
import type { Oracle } from './oracle.ts'
import { stateText } from './shown.ts'
import type { Trail } from './trail.ts'

export class Unstopped {
  readonly #spawned = new Map<string, Trail>()
  readonly #stopped = new Set<unknown>()

  add({ notHeld, calls }: Step, trail: Trail): void {
    for (const id of notHeld) if (!this.#spawned.has(id)) this.#spawned.set(id, trail)
    for (const [name, what] of calls) if (name === 'stop') this.#stopped.add(what)
  }

  /** A sentence for each, with the way to the moment in which it was spawned, unless the table says how it ends. */
  faults(oracle: Oracle): { readonly trail: Trail; readonly message: string }[] {
    return [...this.#spawned].filter(([id]) => !this.#stopped.has(id) && !oracle.ends(id)).map(([id, trail]) => ({
      trail,
      message: `In ${stateText(trail.state)} the actor "${id}" runs, which the machine neither holds nor ever stops. `
        + `Stop it, or omit "xstate.done.actor.${id}" with the reason why it ends.`,
    }))
  }
}
