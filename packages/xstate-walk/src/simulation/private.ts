/**
 * What the walk uses of XState and that XState does not document: the scope of a transition, the actor system's registry, and the
 * types and parameters of built-in actions. `watched-functions.ts` has the rest. Checked against each supported version by the tests.
 */
import * as xstate from 'xstate'
import {
  createActor,
  type ActorLogic,
  type ActorScope,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
} from 'xstate'

/** XState 6 has none of these: if they were imported by name, nobody could be told that its machines are refused. */
export const { and, not, or } = xstate

export interface ResolvedAction {
  readonly type: string
  readonly params: unknown
  /** Holds the context at the action. */
  readonly info?: { readonly context: unknown }
  /** Undefined for an action without an implementation. */
  readonly exec: unknown
}

/** An action of XState itself, in the form of its parameters. */
export type BuiltIn =
  | {
      readonly is: 'scheduled'
      /** Null for an event that was delayed without an id, which cannot be cancelled. */
      readonly id: string | null
      readonly target: AnyActorRef | null
      readonly event: EventObject
      readonly ms: number
    }
  | { readonly is: 'raised'; readonly event: EventObject }
  | { readonly is: 'sent'; readonly target: AnyActorRef; readonly event: EventObject }
  | { readonly is: 'cancelled'; readonly id: string }
  | { readonly is: 'spawned'; readonly actor: AnyActorRef; readonly src: unknown; readonly input: unknown }
  | { readonly is: 'stopped'; readonly actor: AnyActorRef }
  | { readonly is: 'emitted'; readonly event: unknown }
  | { readonly is: 'logged'; readonly value: unknown }
  | { readonly is: 'nothing' }

/** Null for an action of the machine. */
export function builtIn({ type, params, exec }: ResolvedAction): BuiltIn | null {
  if (!type.startsWith('xstate.') || exec === undefined) return null
  const given = params as Readonly<Record<string, never>>
  const ms = given?.delay as number | undefined
  switch (type) {
    case 'xstate.raise':
      if (ms !== undefined) return { is: 'scheduled', id: idOf(given), target: null, event: given.event as never, ms }
      return { is: 'raised', event: given.event as never }
    case 'xstate.sendTo':
      if (ms !== undefined) return { is: 'scheduled', id: idOf(given), target: given.to as never, event: given.event as never, ms }
      return { is: 'sent', target: given.to as never, event: given.event as never }
    case 'xstate.cancel':
      return { is: 'cancelled', id: String(typeof params === 'string' ? params : given.sendId) }
    case 'xstate.spawnChild':
      return { is: 'spawned', actor: given.actorRef as never, src: given.src, input: given.input }
    case 'xstate.stopChild':
      return params ? { is: 'stopped', actor: params as AnyActorRef } : { is: 'nothing' }
    case 'xstate.emit':
      return { is: 'emitted', event: given.event }
    case 'xstate.log':
      return { is: 'logged', value: given.value }
    default:
      return { is: 'nothing' }
  }
}

function idOf({ id }: Readonly<Record<string, unknown>>): string | null {
  return id === undefined ? null : String(id)
}

/** Computes transitions of a machine without running actions or actors. */
export class PureMachine {
  readonly #machine: AnyStateMachine
  readonly #scope: ActorScope<never, never>
  #present: unknown = undefined
  #execute: (action: ResolvedAction) => void = () => {}

  /** The ids that the machine asked its system for. */
  readonly askedIds = new Set<string>()
  /** Whether the machine asked itself for its snapshot. */
  isAskingItself = false

  /** `system` are the actors around the machine, by their ids in the system. */
  constructor(machine: AnyStateMachine, system: Readonly<Record<string, ActorLogic<never, never>>> = {}) {
    this.#machine = machine
    const parent = createActor(idle, { id: 'parent' } as never)
    const self = createActor(idle, { id: machine.id, parent } as never)
    for (const [systemId, logic] of Object.entries(system)) createActor(logic as never, { id: systemId, systemId, parent } as never)
    const registry = self.system as unknown as Registry
    const { get } = registry
    registry.get = (systemId) => {
      this.askedIds.add(systemId)
      return get(systemId)
    }
    Object.defineProperty(self, 'getSnapshot', {
      value: () => {
        this.isAskingItself = true
        return this.#present
      },
    })
    this.#scope = {
      self,
      id: machine.id,
      sessionId: self.sessionId,
      system: self.system,
      logger: () => {},
      defer: (start: () => void) => this.#recordSpawned(start),
      emit: () => {},
      stopChild: () => {},
      actionExecutor: (action: ResolvedAction) => this.#execute(action),
    } as never
  }

  /** The actor that sends the events. */
  get self(): AnyActorRef {
    return this.#scope.self as unknown as AnyActorRef
  }

  initial(input: unknown, execute: (action: ResolvedAction) => void): AnyMachineSnapshot {
    return this.#compute(undefined, execute, () => this.#machine.getInitialSnapshot(this.#scope as never, input as never))
  }

  next(snapshot: AnyMachineSnapshot, event: EventObject, execute: (action: ResolvedAction) => void): AnyMachineSnapshot {
    return this.#compute(snapshot, execute, () => this.#machine.transition(snapshot, event, this.#scope as never))
  }

  /** An actor that an `assign` spawns, which XState would start after the transition. No other effect is deferred, since none runs. */
  #recordSpawned(start: () => void): void {
    const { start: own } = actorPrototype
    actorPrototype.start = function (this: AnyActorRef) {
      started.push(this)
      return this
    }
    const started: AnyActorRef[] = []
    try {
      start()
    } finally {
      actorPrototype.start = own
    }
    for (const actorRef of started)
      this.#execute({ type: 'xstate.spawnChild', params: { actorRef, ...spawnOptions(actorRef) }, exec: start })
  }

  /** The registry holds the actors of one snapshot at a time, since different paths register the same ids. */
  #compute(
    snapshot: AnyMachineSnapshot | undefined,
    execute: (action: ResolvedAction) => void,
    compute: () => AnyMachineSnapshot,
  ): AnyMachineSnapshot {
    const { system } = this.#scope as unknown as { system: Registry }
    const registered = registeredIn(snapshot)
    system._bookId = freeIds(snapshot)
    for (const actor of registered) system._set(systemIdOf(actor) as string, actor)
    this.#present = snapshot
    this.#execute = (action) => {
      const effect = builtIn(action)
      // The same id may be registered again in the same step.
      if (effect?.is === 'stopped') system._unregister(effect.actor)
      execute(action)
    }
    let next: AnyMachineSnapshot | undefined
    const send = (to: AnyActorRef, event: EventObject) => execute({ type: 'xstate.sendTo', params: { to, event }, exec: send })
    try {
      return (next = withSeenSends(send, compute))
    } finally {
      for (const actor of new Set([...registered, ...registeredIn(next)])) system._unregister(actor)
    }
  }
}

/** An actor whose `.send()` is called by a function of a machine does not receive the event. */
function withSeenSends<Result>(seen: (to: AnyActorRef, event: EventObject) => void, compute: () => Result): Result {
  const { _send: own } = actorPrototype
  actorPrototype._send = function (this: AnyActorRef, event: EventObject) {
    seen(this, event)
  }
  try {
    return compute()
  } finally {
    actorPrototype._send = own
  }
}

interface Registry {
  get: (systemId: string) => AnyActorRef | undefined
  /** The next id of an actor that was spawned without one. */
  _bookId(): string
  _set(id: string, actor: AnyActorRef): void
  _unregister(actor: AnyActorRef): void
}

function registeredIn(snapshot: AnyMachineSnapshot | undefined): AnyActorRef[] {
  return childrenOf(snapshot).filter((child) => systemIdOf(child) !== undefined)
}

/** XState counts the actors of a process, so that equal steps would differ: here `x:0` is the first id that no child has. */
function freeIds(snapshot: AnyMachineSnapshot | undefined): () => string {
  let next = 0
  const taken = new Set(childrenOf(snapshot).map(({ id }) => id))
  return () => {
    while (taken.has(`x:${next}`)) next += 1
    next += 1
    return `x:${next - 1}`
  }
}

/** Their keys are not always their ids: an actor that is spawned without one has the key `undefined`. */
export function childrenOf(snapshot: AnyMachineSnapshot | undefined): AnyActorRef[] {
  return Object.values((snapshot?.children ?? {}) as Record<string, AnyActorRef | undefined>).filter((child) => child !== undefined)
}

export function systemIdOf(actor: AnyActorRef): string | undefined {
  const { systemId, _systemId } = actor as { systemId?: string; _systemId?: string }
  // The second is its name before 5.20.
  return systemId ?? _systemId
}

/** Whether the machine receives the snapshots of the actor. */
export function isPublishing(actor: AnyActorRef): boolean {
  return Boolean((actor as { _syncSnapshot?: boolean })._syncSnapshot)
}

/** Logic that never changes. */
const idle = {
  transition: (snapshot: unknown) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: unknown) => snapshot,
} as never

/** Each actor has a `send` of its own, which calls `_send`. */
const actorPrototype = Object.getPrototypeOf(createActor(idle as AnyActorLogic)) as {
  _send: (this: AnyActorRef, event: EventObject) => void
  start: (this: AnyActorRef) => AnyActorRef
}

/** Whether an action of XState does the same whatever the context is: what it sends, stops, emits or writes is no function. */
export function isFixedAction(action: unknown): boolean {
  const types = ['raise', 'sendTo', 'stopChild', 'spawnChild', 'emit', 'log', 'cancel'].map((each) => `xstate.${each}`)
  const { type = '', resolve: _, execute: __, retryResolve: ___, ...own } = { ...(action as Readonly<Record<string, unknown>>) }
  return isBuiltInAction(action) && types.includes(String(type)) && !Object.values(own).some((value) => typeof value === 'function')
}

/** Whether an action is an `assign`. */
export function isAssign(action: unknown): boolean {
  return isBuiltInAction(action) && (action as { readonly type?: unknown }).type === 'xstate.assign'
}

/** Whether a function in a list of actions is one of XState, such as the result of `assign`. */
export function isBuiltInAction(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action
}

interface Combined {
  readonly check: unknown
  readonly guards: readonly unknown[]
}

type Combiner = 'and' | 'or' | 'not'

const combiners: Partial<Readonly<Record<Combiner, unknown>>> =
  'and' in xstate ? { and: checkOf(and([])), or: checkOf(or([])), not: checkOf(not('any')) } : {}

/** The guards that `and`, `or` or `not` combines; null for any other guard. */
export function guardsIn(guard: unknown): { readonly by: Combiner; readonly guards: readonly unknown[] } | null {
  if (typeof guard !== 'function' || !('guards' in guard)) return null
  const { check, guards } = guard as unknown as Combined
  const by = (Object.keys(combiners) as Combiner[]).find((each) => combiners[each] === check)
  return by === undefined ? null : { by, guards }
}

function checkOf(guard: unknown): unknown {
  return (guard as Combined).check
}

/** The logic's name and the input of an actor that an `assign` spawned. */
export function spawnOptions(actor: AnyActorRef): { readonly src: unknown; readonly input: unknown } {
  const { src, options } = actor as unknown as { src: unknown; options?: { input?: unknown } }
  return { src, input: options?.input }
}

/** What a written `raise` or `sendTo` sends; null for other actions, and for an event that is computed. */
export function writtenEvent(action: unknown): { readonly is: 'raise' | 'sendTo'; readonly type: string; readonly delay: unknown } | null {
  if (typeof action !== 'function') return null
  const { type, event, delay } = action as { type?: unknown; event?: { type?: unknown } | null; delay?: unknown }
  const is = type === 'xstate.raise' ? 'raise' : type === 'xstate.sendTo' ? 'sendTo' : null
  return is !== null && typeof event?.type === 'string' ? { is, type: event.type, delay } : null
}
