/** The states and transitions of a configuration, with marks and with guards that are answered from outside. */
import type { EventObject } from 'xstate'
import type { Part } from '../../machine/config.ts'
import { entered, taken } from '../../machine/instrumented.ts'
import { isRoute, type Places, type TransitionPlace } from '../../machine/places.ts'
import { writtenEvent } from '../../simulation/private.ts'

export interface Bare {
  readonly places: Places
  /** The implementations of the machine. */
  readonly actions: Readonly<Record<string, unknown>>
  /** Whether a transition can be taken. */
  readonly allows: (transition: TransitionPlace) => boolean
}

/** All actions but those that raise an event at once are left out, as are actors, delays and the context. */
export function bareConfig(bare: Bare): Part {
  return stateConfig(bare, bare.places.config, [])
}

function stateConfig(bare: Bare, part: Part, keys: readonly string[]): Part {
  const { states, transitions } = bare.places
  const name = keys.join('.')
  const { type } = states.find((state) => state.name === name) ?? {}
  if (type === 'history') return picked(part, ['id', 'type', 'history', 'target'])
  const children = Object.entries((part.states ?? {}) as Readonly<Record<string, Part>>)
  const inner = children.map(([key, child]) => [key, stateConfig(bare, child, [...keys, key])])
  const own = transitions.filter(({ state }) => state === name)
  const isLeaf = type === 'atomic' || type === 'final'
  return {
    ...picked(part, ['id', 'type']),
    ...(part.initial === undefined ? {} : { initial: (part.initial as Part).target ?? part.initial }),
    ...(children.length > 0 ? { states: Object.fromEntries(inner) } : {}),
    entry: [...(isLeaf ? [{ type: entered, params: { name } }] : []), ...raises(bare, part.entry)],
    exit: raises(bare, part.exit),
    always: own.filter(({ event }) => event === '').map((each) => transitionConfig(bare, each)),
    on: grouped(own.filter(({ event }) => event !== '').map((each) => [each.event, transitionConfig(bare, each)])),
  }
}

function transitionConfig(bare: Bare, place: TransitionPlace): Part {
  const { name, path, part } = place
  const state = path.slice(0, -1).join()
  const route = isRoute(place) ? `#${bare.places.states.find((each) => each.path.join() === state)?.id}` : null
  return {
    ...(route === null ? picked(part, ['target', 'reenter']) : { target: route }),
    guard: ({ event }: { readonly event: EventObject & { readonly to?: unknown } }) =>
      (route === null || event.to === route) && bare.allows(place),
    actions: [{ type: taken, params: { name } }, ...raises(bare, part.actions)],
  }
}

function raises({ actions }: Bare, given: unknown): unknown[] {
  return [(given ?? []) as readonly unknown[]]
    .flat()
    .map((action) => {
      const name = typeof action === 'object' ? (action as { readonly type?: unknown } | null)?.type : action
      return typeof name === 'string' ? actions[name] : action
    })
    .filter((action) => {
      const written = writtenEvent(action)
      return written?.is === 'raise' && written.delay === undefined
    })
}

function picked(part: Part, keys: readonly string[]): Part {
  return Object.fromEntries(keys.filter((key) => part[key] !== undefined).map((key) => [key, part[key]]))
}

function grouped(entries: readonly (readonly [string, Part])[]): Readonly<Record<string, readonly Part[]>> {
  const groups: Record<string, Part[]> = {}
  for (const [key, value] of entries) (groups[key] ??= []).push(value)
  return groups
}
