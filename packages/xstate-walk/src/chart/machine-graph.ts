/** The boxes and arrows of a machine, derived from the machine itself. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { instrumented, nameOfMark } from '../machine/instrumented.ts'
import type { Part } from '../machine/config.ts'
import { isForbidding, placesOf, type TransitionPlace } from '../machine/places.ts'

export interface StateBox {
  readonly id: string
  /** The id of the machine, and the name of the state in a table; not the id that a configuration gives. */
  readonly place: string
  readonly name: string
  readonly isBusy: boolean
  readonly isFinal: boolean
  /** Actions and transitions that stay in the state. */
  readonly inner: readonly Label[]
  readonly states: readonly StateBox[]
  /** Its initial child state; null if it has no children. */
  readonly initial: string | null
}

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly labels: readonly Label[]
}

export interface Label {
  readonly text: string
  /** The name of the transition in the coverage; null for entry actions. */
  readonly transition: string | null
}

export interface MachineGraph {
  readonly root: StateBox
  readonly arrows: readonly Arrow[]
}

/** A transition of a machine with its place in the configuration. */
interface Placed {
  readonly definition: AnyTransitionDefinition
  readonly place: TransitionPlace
}

export function graphOf(machine: AnyStateMachine): MachineGraph {
  const places = placesOf(machine)
  const byName = new Map(places.transitions.map((place) => [place.name, place]))
  const { root } = instrumented(machine, places, () => {}).machine
  const placed = definitionsIn(root).flatMap((definition): Placed[] => {
    const place = byName.get(nameOfMark(definition.actions[0]))
    return place ? [{ definition, place }] : []
  })
  const labels = new Map(
    placed.map(({ definition, place }) => [definition, { text: labelText(definition, place), transition: place.name }]),
  )
  const arrows = new Map<string, Arrow>()
  for (const [each, label] of labels) {
    for (const target of each.target ?? []) {
      const key = `${each.source.id} ${target.id}`
      const known = arrows.get(key)?.labels ?? []
      arrows.set(key, { from: each.source.id, to: target.id, labels: [...known, label] })
    }
  }
  return { root: boxOf(machine.root, labels), arrows: [...arrows.values()] }
}

function definitionsIn(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? []), ...Object.values(node.states).flatMap(definitionsIn)]
}

function boxOf(node: AnyStateNode, labels: ReadonlyMap<AnyTransitionDefinition, Label>): StateBox {
  return {
    id: node.id,
    place: [node.machine.id, ...node.path].join('.'),
    name: node.key,
    isBusy: node.tags.includes('busy'),
    isFinal: node.type === 'final',
    inner: [...entryOf(node), ...innerOf(node, labels)],
    states: Object.values(node.states).map((inner) => boxOf(inner, labels)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  }
}

function innerOf(node: AnyStateNode, labels: ReadonlyMap<AnyTransitionDefinition, Label>): Label[] {
  return [...labels].filter(([{ source, target }]) => source.id === node.id && !target?.length).map(([, label]) => label)
}

function entryOf({ config }: AnyStateNode): Label[] {
  // Not `node.entry`, which also holds the actions that start delays.
  const entry: unknown[] = [config.entry ?? []].flat()
  return entry.length === 0 ? [] : [{ text: `on entry / ${entry.map(nameOf).join(', ')}`, transition: null }]
}

/** Such as `form.submit [isFaultless] / check`, or the result of an actor or a delay. */
function labelText({ eventType, source }: AnyTransitionDefinition, place: TransitionPlace): string {
  const { guard, actions } = place.part as Part & { readonly actions: readonly unknown[] }
  return [
    eventText(eventType, source.id),
    ...(guard ? [`[${nameOf(guard)}]`] : []),
    ...(isForbidding(place) ? ['is ignored'] : []),
    ...(actions.length > 0 ? [`/ ${actions.map(nameOf).join(', ')}`] : []),
  ].join(' ')
}

function eventText(type: string, source: string): string {
  if (type === '') return 'immediately'
  const [, end, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (actor !== undefined) return end === 'done' ? `${actor} is done` : `${actor} fails`
  return type.startsWith('xstate.after.') ? `after ${type.slice('xstate.after.'.length).replace(`.${source}`, '')}` : type
}

/** The name of a guard or an action; inline ones have none. */
function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') return implementation
  const { type, name } = implementation as { type?: string; name?: string }
  const own = (type ?? name ?? '').replace(/^xstate\./, '')
  return own === '' ? 'assign' : own
}
