/** Machines that exported functions and classes make. */
import type { AnyStateMachine } from 'xstate'

export interface MadeMachine {
  readonly machine: AnyStateMachine
  /** What makes it, in a table; `name` is that of the import. */
  source(name: string): string
}

/** By the names of the exports. Only what says `createMachine` is called, or what `isNamed`, and only without arguments. */
export function madeMachines(
  exports: Readonly<Record<string, unknown>>,
  isNamed: (exported: string) => boolean,
): Readonly<Record<string, MadeMachine>> {
  return Object.fromEntries(Object.entries(exports).flatMap(([exported, value]) => {
    const isAsked = typeof value === 'function' && value.length === 0 && (isNamed(exported) || /\bcreateMachine\b/.test(String(value)))
    const made = isAsked ? madeBy(value as Maker) : null
    return made ? [[exported, made]] : []
  }))
}

export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'config' in value && 'getInitialSnapshot' in value
}

type Maker = (() => unknown) & (new () => unknown)

/** Null if it makes none, or throws. */
function madeBy(maker: Maker): MadeMachine | null {
  const isClass = /^class\b/.test(String(maker))
  let made: unknown
  try {
    made = isClass ? new maker() : maker()
  } catch {
    return null
  }
  if (isMachine(made)) return { machine: made, source: (name) => (isClass ? `() => new ${name}()` : name) }
  const [field, machine] = Object.entries((made ?? {}) as Readonly<Record<string, unknown>>).find(([, value]) => isMachine(value)) ?? []
  if (field === undefined) return null
  return { machine: machine as AnyStateMachine, source: (name) => `() => ${isClass ? `new ${name}` : name}().${field}` }
}
