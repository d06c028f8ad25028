/** The states that a transition leads to. */
import type { StatePlace, TransitionPlace } from './places.ts'

/**
 * Whether `reenter` can matter to a transition: it does to the state itself and to those within it, since any other one is only reached
 * by leaving the state. A history state can lead to each of them.
 */
export function canReenter({ part: { target }, state }: TransitionPlace, states: readonly StatePlace[]): boolean {
  const targets = [(target ?? []) as string | readonly string[]].flat()
  return targets.length > 0 && targets.every((each) => {
    const found = stateAt(each, state, states)
    return !found || found.type === 'history' || isWithin(found.name, state)
  })
}

/** Undefined for one that cannot be told by its text, such as one with a dot in its key. */
function stateAt(target: string, source: string, states: readonly StatePlace[]): StatePlace | undefined {
  const named = (name: string) => states.find((state) => state.name === name)
  if (target.startsWith('.')) return named(joined(source, target.slice(1)))
  if (!target.startsWith('#')) return named(joined(source.slice(0, Math.max(source.lastIndexOf('.'), 0)), target))
  const path = target.slice(1)
  const around = states.filter(({ id }) => path === id || path.startsWith(`${id}.`)).sort((a, b) => b.id.length - a.id.length)
  return around[0] && named(joined(around[0].name, path.slice(around[0].id.length + 1)))
}

function joined(...names: readonly string[]): string {
  return names.filter((name) => name !== '').join('.')
}

function isWithin(state: string, parent: string): boolean {
  return parent === '' || state === parent || state.startsWith(`${parent}.`)
}
