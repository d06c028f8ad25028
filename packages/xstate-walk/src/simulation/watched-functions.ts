/** Functions of a machine that tell what they read and change, also in actions and guards of XState, whose form it does not document. */
import type { AnyMachineSnapshot } from 'xstate'
import { isBuiltInAction } from './private.ts'

/** What learns of the functions of a machine while they run. */
export interface Watch {
  /** Makes a context, or a moment, that tells what is read of it; `transition` is the one whose guard reads, else null. */
  seen<Value>(value: Value, transition: string | null): Value
  /** A guard asks for the state. */
  readsState(transition: string | null): void
  changes(fields: readonly string[]): void
}

type Called = (args: { readonly context: unknown }, ...more: readonly unknown[]) => unknown

/** The same guard, whose functions tell what they read. */
export function watchedGuard(guard: unknown, transition: string, watch: Watch): unknown {
  const { check } = guard as { check: (snapshot: AnyMachineSnapshot, args: { context: unknown }, self: unknown) => boolean }
  return Object.assign(() => false, guard, {
    check: (snapshot: AnyMachineSnapshot, args: { context: unknown }, self: unknown) =>
      check(watchedSnapshot(snapshot, transition, watch), { ...args, context: watch.seen(args.context, transition) }, self),
  })
}

/** The functions of an action of XState that are not those of a machine. */
const ownFunctions = ['resolve', 'execute', 'retryResolve', 'src']

/** The same action, whose functions tell what they read and change. One of the machine does not run. */
export function watchedAction(action: unknown, watch: Watch): unknown {
  if (!isBuiltInAction(action)) {
    const { params } = (typeof action === 'object' && action !== null ? action : {}) as { params?: unknown }
    return typeof params === 'function' ? { ...(action as object), params: watchedFunction(params as Called, watch) } : action
  }
  const parts = action as unknown as Readonly<Record<string, unknown>>
  const functions = Object.entries(parts).filter(([key, value]) => typeof value === 'function' && !ownFunctions.includes(key))
  return Object.assign(() => {}, parts,
    Object.fromEntries(functions.map(([key, value]) => [key, watchedFunction(value as Called, watch)])),
    'assignment' in parts && { assignment: watchedAssignment(parts.assignment, watch) },
    'collect' in parts && { resolve: watchedCollecting(parts as unknown as Collecting, watch) })
}

export function watchedFunction(called: Called, watch: Watch): Called {
  return (args, ...more) => called({ ...args, context: watch.seen(args.context, null) }, ...more)
}

function watchedAssignment(assignment: unknown, watch: Watch): Called {
  return (args, ...more) => {
    const given = { ...args, context: watch.seen(args.context, null) }
    const valueOf = (value: unknown) => (typeof value === 'function' ? (value as Called)(given, ...more) : value)
    const changed = (typeof assignment === 'function' ? valueOf(assignment)
      : Object.fromEntries(Object.entries(assignment as object).map(([key, value]) => [key, valueOf(value)]))) as object
    watch.changes(Object.keys(changed))
    return changed
  }
}

interface Collecting {
  resolve(scope: unknown, snapshot: AnyMachineSnapshot, ...more: unknown[]): [AnyMachineSnapshot, unknown, unknown[]]
}

/** `enqueueActions`: also the actions that it collects are watched. */
function watchedCollecting({ resolve }: Collecting, watch: Watch): Collecting['resolve'] {
  return (scope, snapshot, ...more) => {
    const [, resolved, actions] = resolve(scope, watchedSnapshot(snapshot, null, watch), ...more)
    return [snapshot, resolved, actions.map((action) => watchedAction(action, watch))]
  }
}

/** What guards receive: `stateIn` asks it for the state. */
function watchedSnapshot(snapshot: AnyMachineSnapshot, transition: string | null, watch: Watch): AnyMachineSnapshot {
  return {
    ...snapshot,
    context: watch.seen(snapshot.context as unknown, transition),
    matches: (value: never) => {
      watch.readsState(transition)
      return snapshot.matches(value)
    },
    get _nodes() {
      watch.readsState(transition)
      return snapshot._nodes
    },
  } as AnyMachineSnapshot
}
