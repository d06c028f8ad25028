/** Which states, transitions and outcomes of guards were reached. */
import { Guards } from '../machine/guards.ts'
import { isForbidding, type Places } from '../machine/places.ts'
import type { Table } from '../table/table.ts'

export interface Coverage {
  readonly all: readonly string[]
  /** Without those that the table names as unreachable. */
  readonly missed: readonly string[]
}

export interface Coverages {
  readonly states: Coverage
  readonly transitions: Coverage
  /** Two for each guard and each part of one: `NAME is true` and `NAME is false`. */
  readonly guards: Coverage
}

/** What the steps of a walk reached. */
export class Reached {
  readonly states = new Set<string>()
  readonly transitions = new Set<string>()
  readonly guards = new Set<string>()

  add({
    entered,
    transitions,
    guards,
  }: {
    readonly entered: readonly string[]
    readonly transitions: readonly string[]
    readonly guards: readonly (readonly [string, boolean])[]
  }): void {
    for (const state of entered) this.states.add(state)
    for (const transition of transitions) this.transitions.add(transition)
    for (const [guard, outcome] of guards) this.guards.add(`${guard} is ${outcome}`)
  }

  coverages(places: Places, table: Table): Coverages {
    const atomic = places.states
      .filter(({ type, name }) => (type === 'atomic' || type === 'final') && name !== '')
      .map(({ name }) => name)
    const transitions = places.transitions
      .filter((each) => !isForbidding(each) || this.transitions.has(each.name))
      .map(({ name }) => name)
    const known = new Guards(table.machine)
    const guards = places.transitions
      .filter(({ part }) => part.guard !== undefined)
      .flatMap(({ name, part }) => known.names(name, part.guard))
      .flatMap((name) => [`${name} is true`, `${name} is false`])
    return {
      states: coverage(atomic, this.states, table),
      transitions: coverage(transitions, this.transitions, table),
      guards: coverage(guards, this.guards, table),
    }
  }

  /** The names in `unreachable` that were reached. */
  wronglyUnreachable({ unreachable = {} }: Table): string[] {
    return Object.keys(unreachable).filter((name) => this.states.has(name) || this.transitions.has(name) || this.guards.has(name))
  }
}

function coverage(all: readonly string[], reached: ReadonlySet<string>, { unreachable = {} }: Table): Coverage {
  return { all, missed: all.filter((name) => !reached.has(name) && !Object.hasOwn(unreachable, name)) }
}
