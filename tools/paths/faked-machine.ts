/** A machine with fake actions and actors: calls are recorded, and the actors end on command. */
import type { ActorLogic, AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import type { ChildSnapshot, Invocation, ActionCall, Table } from './table.ts'
import { transitionNames } from './transitions.ts'

/** Ends an actor. */
export type Settle = { type: 'settle.done'; output: unknown } | { type: 'settle.error'; error: unknown }

/** The actions and actors that a step called. */
export interface Effects {
  readonly calls: readonly ActionCall[]
  readonly invokes: readonly Invocation[]
}

/** Built once for all paths, because providing implementations is slow. */
export class FakedMachine {
  readonly machine: AnyStateMachine
  readonly names: ReadonlyMap<AnyTransitionDefinition, string>
  #calls: ActionCall[] = []
  #invokes: Invocation[] = []

  constructor({ machine, childSnapshots = {} }: Pick<Table, 'machine' | 'childSnapshots'>) {
    const { actors, actions } = machine.implementations
    // Plain functions are the actions that the route provides. Built-in ones such as `assign` have `resolve`.
    const provided = Object.keys(actions).filter((name) => !('resolve' in (actions[name] as object)))
    const record = (name: string) => (_: unknown, params?: object) => this.recordCall(called(name, params))
    this.machine = machine.provide({
      actors: Object.fromEntries(Object.keys(actors).map((name) => [name, this.#fake(name, childSnapshots[name])])),
      actions: Object.fromEntries(provided.map((name) => [name, record(name)])),
    } as never)
    this.names = transitionNames(this.machine)
  }

  recordCall(call: ActionCall): void {
    this.#calls.push(call)
  }

  /** The effects since the last call. */
  takeEffects(): Effects {
    const effects = { calls: this.#calls, invokes: this.#invokes }
    this.#calls = []
    this.#invokes = []
    return effects
  }

  /** Ends on a `settle` event and records all other events. */
  #fake(name: string, snapshotOf?: (input: never) => ChildSnapshot): ActorLogic<never, Settle | EventObject, unknown> {
    const active = { status: 'active', output: undefined, error: undefined }
    const logic = {
      config: undefined,
      getInitialSnapshot: (_: unknown, input: unknown) =>
        ({ ...active, input, ...(snapshotOf && childSnapshot(snapshotOf(input as never))) }),
      start: ({ input }: { input: unknown }) => void this.#invokes.push(input === undefined ? [name] : [name, input]),
      transition: (snapshot: object, event: Settle | EventObject) => {
        if (event.type === 'settle.done') return { ...snapshot, status: 'done', output: (event as { output: unknown }).output }
        if (event.type === 'settle.error') return { ...snapshot, status: 'error', error: (event as { error: unknown }).error }
        if (!event.type.startsWith('xstate.')) this.recordCall([`to ${name}`, event])
        return snapshot
      },
      getPersistedSnapshot: (snapshot: unknown) => snapshot,
    }
    return logic as never
  }
}

/** The part of a child machine's snapshot that a parent reads. */
function childSnapshot({ value, context }: ChildSnapshot): object {
  return { value, context, matches: (state: string) => state === value }
}

/** Drops `type` from the parameters: some actions receive the whole event. */
function called(name: string, params: object | undefined): ActionCall {
  if (params === undefined) return [name]
  return [name, Object.fromEntries(Object.entries(params).filter(([key]) => key !== 'type'))]
}
