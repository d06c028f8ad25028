/** Actors that a machine forgets, or never holds: they run on, and nothing of the machine can stop them by what it holds. */
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import { isActor } from '../walk/plain.ts'
import { childrenOf } from './private.ts'

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
  const [held, left] = before.context === after.context ? [] : [actorsIn(before.context), actorsIn(after.context)]
  return running.filter((actor) => isReplaced(actor) || (held?.has(actor) && !left?.has(actor))).map(({ id }) => id)
}

/** The ids of those of these actors that run after a step and that the context does not hold. */
export function notHeldIn(spawned: Iterable<AnyActorRef>, after: AnyMachineSnapshot): string[] {
  if (after.status !== 'active') return []
  const [running, held] = [childrenOf(after), actorsIn(after.context)]
  return [...spawned].filter((actor) => running.includes(actor) && !held.has(actor)).map(({ id }) => id)
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
