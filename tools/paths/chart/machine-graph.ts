/** The boxes and arrows of a machine, derived from the machine itself. */
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { transitionNames } from '../transitions.ts'

export interface StateBox {
  readonly id: string
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

export function graphOf(machine: AnyStateMachine): MachineGraph {
  const labels = new Map([...transitionNames(machine)].map(([each, transition]) => [each, { text: labelText(each), transition }]))
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

function boxOf(node: AnyStateNode, labels: ReadonlyMap<AnyTransitionDefinition, Label>): StateBox {
  return {
    id: node.id,
    name: node.key,
    isBusy: node.tags.includes('busy'),
    isFinal: node.type === 'final',
    inner: [...entryOf(node), ...innerOf(node, labels)],
    states: Object.values(node.states).map((inner) => boxOf(inner, labels)),
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  }
}

function innerOf(node: AnyStateNode, labels: ReadonlyMap<AnyTransitionDefinition, Label>): Label[] {
  return [...labels].filter(([{ source, target }]) => source === node && !target?.length).map(([, label]) => label)
}

function entryOf({ config }: AnyStateNode): Label[] {
  // Not `node.entry`, which also holds the actions that start delays.
  const entry: unknown[] = [config.entry ?? []].flat()
  return entry.length === 0 ? [] : [{ text: `on entry / ${entry.map(nameOf).join(', ')}`, transition: null }]
}

/** Such as `form.submit [isFaultless] / check`, or the result of an actor or a delay. */
function labelText({ eventType, guard, actions, target, source }: AnyTransitionDefinition): string {
  const isIgnored = !target?.length && actions.length === 0
  return [
    eventText(eventType, source.id),
    ...(guard ? [`[${nameOf(guard)}]`] : []),
    ...(isIgnored ? ['is ignored'] : []),
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
