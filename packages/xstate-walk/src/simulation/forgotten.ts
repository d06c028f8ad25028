/** Actors that a machine forgets, or never holds: they run on, and nothing of the machine can stop them by what it holds. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { isActor } from '../walk/plain.ts'
import { childrenOf } from './private.ts'

/** The ids of actors that a machine does not hold as they are. */
export interface LostActors {
  /** They run on although the machine does not hold them any more. */
  readonly forgotten: readonly string[]
  /** The context holds them although others with their ids run. */
  readonly replaced: readonly string[]
  /** They were stopped before the machine sent something to them. */
  readonly deaf: readonly string[]
  /** The machine spawned them and does not hold them. */
  readonly notHeld: readonly string[]
}

/** The ids of the actors that the context held before a step and not after it, or whose id another one has now. */
export function forgottenIn(
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
  isOver: (actor: AnyActorRef) => boolean,
): string[] {
  if (!before || before === after || after.status !== 'active') return []
  const running = childrenOf(before).filter((actor) => !isOver(actor))
  if (running.length === 0) return []
  const children = childrenOf(after)
  const isReplaced = (actor: AnyActorRef) => !children.includes(actor) && children.some(({ id }) => id === actor.id)
  const [held, left] = before.context === after.context ? [] : [heldBy(before), heldBy(after)]
  return running.filter((actor) => isReplaced(actor) || (held?.has(actor) && !left?.has(actor))).map(({ id }) => id)
}

/** The ids of those of these actors that run after a step and that the context does not hold. */
export function notHeldIn(spawned: ReadonlySet<AnyActorRef>, after: AnyMachineSnapshot): string[] {
  if (after.status !== 'active' || spawned.size === 0) return []
  const [running, held] = [childrenOf(after), heldBy(after)]
  return [...spawned].filter((actor) => running.includes(actor) && !held.has(actor)).map(({ id }) => id)
}

/** The ids of the actors that the context holds although others with their ids run instead of them. */
export function replacedIn(snapshot: AnyMachineSnapshot): string[] {
  const children = childrenOf(snapshot)
  if (snapshot.status !== 'active' || children.length === 0) return []
  const held = [...heldBy(snapshot)] as AnyActorRef[]
  const running = new Map(children.map((actor) => [actor.id, actor]))
  const isReplaced = (actor: AnyActorRef, other: AnyActorRef | undefined) => other && other !== actor && other.system === actor.system
  return held.filter((actor) => isReplaced(actor, running.get(actor.id))).map(({ id }) => id)
}

const holding = new WeakMap<object, ReadonlySet<unknown>>()

/** The actors that the context of a moment holds. Many moments have the same context, which no step may change. */
function heldBy({ context }: AnyMachineSnapshot): ReadonlySet<unknown> {
  const known = holding.get(context as object)
  if (known) return known
  const held = actorsIn(context)
  if (typeof context === 'object' && context !== null) holding.set(context, held)
  return held
}

/** The actors that a value holds. */
function actorsIn(value: unknown, found = new Set<unknown>(), looked = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value !== 'object' || value === null || looked.has(value)) return found
  looked.add(value)
  if (isActor(value)) return found.add(value)
  const inner = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value)
  for (const each of inner) actorsIn(each, found, looked)
  return found
}
