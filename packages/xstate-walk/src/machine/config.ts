/** The configuration of a machine in one form, in which each part has one path: transitions, actions and invocations are lists. */

export type Part = Readonly<Record<string, unknown>>

/** The keys that lead to a part of a configuration. */
export type Path = readonly (string | number)[]

/** Accepts all forms that XState accepts; a machine that is created from the result behaves the same. */
export function normalized(state: Part): Part {
  return {
    ...state,
    ...changed(state, 'on', (on) => mapValues(on as Part, transitions)),
    ...changed(state, 'after', (after) => mapValues(after as Part, transitions)),
    ...changed(state, 'always', transitions),
    ...changed(state, 'onDone', transitions),
    ...changed(state, 'invoke', (invoke) => list(invoke).map((each) => invocation(each as Part))),
    ...changed(state, 'entry', list),
    ...changed(state, 'exit', list),
    ...changed(state, 'route', (route) => transition(route)),
    ...changed(state, 'states', (states) => mapValues(states as Part, (each) => normalized(each as Part))),
  }
}

/** The part at this path; undefined if there is none. */
export function partAt(config: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Part | undefined)?.[key], config)
}

/** A copy with another part at this path. */
export function withPart<Whole>(config: Whole, [key, ...rest]: Path, part: unknown): Whole {
  if (key === undefined) return part as Whole
  const inner = withPart((config as Part)[key], rest, part)
  return (Array.isArray(config) ? config.with(Number(key), inner) : { ...config, [key]: inner }) as Whole
}

/** A copy without the entry of a list at this path. */
export function withoutEntry<Whole>(config: Whole, path: Path): Whole {
  const entries = partAt(config, path.slice(0, -1)) as readonly unknown[]
  return withPart(
    config,
    path.slice(0, -1),
    entries.filter((_, index) => index !== path.at(-1)),
  )
}

function changed(state: Part, key: string, change: (value: unknown) => unknown): Part {
  return state[key] === undefined ? {} : { [key]: change(state[key]) }
}

function invocation(invoke: Part): Part {
  const ends = (['onDone', 'onError', 'onSnapshot'] as const).map((end) => changed(invoke, end, transitions))
  return Object.assign({}, invoke, ...ends) as Part
}

/** An undefined transition is one: it forbids the event to the parents. */
function transitions(given: unknown): Part[] {
  return (Array.isArray(given) ? given : [given]).map(transition)
}

function transition(given: unknown): Part {
  if (given === undefined || typeof given === 'string') return { target: given, actions: [] }
  const { actions } = given as Part
  return { ...(given as Part), actions: list(actions) }
}

function list(given: unknown): readonly unknown[] {
  if (given === undefined) return []
  return Array.isArray(given) ? given : [given]
}

/** A copy with other values for the same keys. */
export function mapValues<Value, Changed>(
  given: Readonly<Record<string, Value>>,
  change: (value: Value) => Changed,
): Readonly<Record<string, Changed>> {
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, change(value)]))
}
