/** Events in the form that XState uses, and calls of actions that receive them. */
import type { EventObject } from 'xstate'
import type { ActionCall, ActorEvent } from '../table/table.ts'

/** The event in the form that XState uses. */
export function actorEvent({ actor, is, value }: ActorEvent): EventObject {
  if (is === 'snapshot')
    return {
      type: `xstate.snapshot.${actor}`,
      snapshot: { status: 'active', output: undefined, error: undefined, ...(value as object) },
    } as never
  const end =
    is === 'done' ? { type: `xstate.done.actor.${actor}`, output: value } : { type: `xstate.error.actor.${actor}`, error: value }
  return { ...end, actorId: actor } as never
}

/** An action that receives the whole event is called with its fields: the type is known from the row. */
export function called(name: string, params: unknown, event: EventObject | null): ActionCall {
  if (params === undefined) return [name]
  if (typeof params !== 'object' || params === null || params !== event) return [name, params]
  return [name, Object.fromEntries(Object.entries(params).filter(([key]) => key !== 'type'))]
}
