/** The guards of a machine and their parts, which are the guards that `and`, `or` and `not` combine. */
import type { AnyStateMachine } from 'xstate'
import { and, guardsIn, not, or } from '../simulation/private.ts'

/** Receives the name of each guard, and of each of its parts, when it is evaluated. */
export type GuardObserver = (guard: string, outcome: boolean) => void

type Combined = NonNullable<ReturnType<typeof guardsIn>>

export class Guards {
  readonly #named: Readonly<Record<string, unknown>>

  constructor({ implementations }: AnyStateMachine) {
    this.#named = implementations.guards as never
  }

  /** A guard that reports its outcomes by this name, and those of its parts as `NAME, part 1` and `NAME, part 1.2`. */
  observed(name: string, guard: unknown, observe: GuardObserver): unknown {
    const report = (outcome: boolean) => () => {
      observe(name, outcome)
      return outcome
    }
    return or([and([this.#withObservedParts(name, guard, observe), report(true)] as never), report(false)] as never)
  }

  /** The name of a guard and those of its parts. */
  names(name: string, guard: unknown): string[] {
    return [name, ...this.#partNames(name, guard)]
  }

  /** The guard without one of its parts, for each part by its number. */
  withoutPart(guard: unknown): [part: string, guard: unknown][] {
    const combined = this.#combined(guard)
    if (!combined) return []
    const { by, guards } = combined
    if (by === 'not') return this.withoutPart(guards[0]).map(([part, changed]) => [part, combine(by, [changed])])
    return guards.flatMap((inner, index): [string, unknown][] => [
      [`${index + 1}`, combine(by, guards.toSpliced(index, 1))],
      ...this.withoutPart(inner).map(([part, changed]): [string, unknown] => [`${index + 1}.${part}`, combine(by, guards.with(index, changed))]),
    ])
  }

  /** The functions that a guard calls, by their names; one without a name has that of its transition. */
  functionsIn(name: string, guard: unknown): [name: string, called: (...given: never[]) => unknown][] {
    const combined = this.#combined(guard)
    if (combined) return combined.guards.flatMap((part) => this.functionsIn(name, part))
    const type = typeof guard === 'object' ? (guard as { type?: string } | null)?.type : guard
    const called = typeof type === 'string' ? this.#named[type] : guard
    return typeof called === 'function' ? [[typeof type === 'string' ? type : name, called as never]] : []
  }

  #withObservedParts(name: string, guard: unknown, observe: GuardObserver): unknown {
    const combined = this.#combined(guard)
    if (!combined) return guard
    const { by, guards } = combined
    if (by === 'not') return combine(by, [this.#withObservedParts(name, guards[0], observe)])
    return combine(
      by,
      guards.map((part, index) => this.observed(partName(name, index), part, observe)),
    )
  }

  #partNames(name: string, guard: unknown): string[] {
    const combined = this.#combined(guard)
    if (!combined) return []
    const { by, guards } = combined
    return by === 'not' ? this.#partNames(name, guards[0]) : guards.flatMap((part, index) => this.names(partName(name, index), part))
  }

  /** Null for a guard without parts. A combined guard can have a name. */
  #combined(guard: unknown): Combined | null {
    const name = typeof guard === 'object' ? (guard as { type?: string } | null)?.type : guard
    return guardsIn(typeof name === 'string' ? this.#named[name] : guard)
  }
}

function partName(name: string, index: number): string {
  return / part [\d.]+$/.test(name) ? `${name}.${index + 1}` : `${name}, part ${index + 1}`
}

function combine(by: Combined['by'], guards: readonly unknown[]): unknown {
  if (by === 'not') return not(guards[0] as never)
  return by === 'and' ? and(guards as never) : or(guards as never)
}
