/** The events of a skeleton: what a person does, the ends of actors and of delays. */
import type { AnyStateMachine, EventObject } from 'xstate'
import { takes, type InvokePlace, type Places } from '../../machine/places.ts'
import { actorEvent } from '../../simulation/event-forms.ts'
import { writtenEvent } from '../../simulation/private.ts'
import type { ActorEvent } from '../../table/table.ts'
import { inComment, quoted } from '../../table/source-text.ts'

export interface SampleEvent {
  readonly name: string
  readonly event: EventObject
  /** The source of the sample. */
  readonly source: string
  /** What is to be filled in. */
  readonly advice: string | null
  /** The states in which it can occur, if not all. */
  readonly states: readonly string[] | null
  /** Whether it is what an actor causes. */
  readonly isActor: boolean
}

type Written = Omit<SampleEvent, 'name'>

/** In the order of the machine, what a person does first. */
export function samplesOf(machine: AnyStateMachine, places: Places): SampleEvent[] {
  const types = [...new Set(places.transitions.map(({ event }) => event))].filter((type) => type !== '' && !isDoneState(type))
  const samples = new Map<string, Written>()
  const add = (wanted: string, sample: Written): void => {
    let name = wanted
    for (let count = 2; samples.has(name); count += 1) name = `${wanted} (${count})`
    samples.set(name, sample)
  }
  for (const type of types.filter((each) => !isOfXState(each))) add(type, sent(type, types))
  for (const id of routesOf(places)) add(`go to ${id}`, route(id))
  for (const [type, delay] of delayedTypes(machine, places)) add(`${type} arrives`, delayed(machine, type, delay))
  for (const [id, invokes] of actorsOf(places)) {
    const name = actorName(id, invokes[0], places)
    const states = invokes.map(({ state }) => state)
    const handles = (type: string) => invokes.length > 0 || types.includes(type)
    if (handles(`xstate.done.actor.${id}`)) add(`${name} is done`, end('done', id, states))
    if (handles(`xstate.error.actor.${id}`)) add(`${name} fails`, end('failed', id, states))
    if (types.includes(`xstate.snapshot.${id}`)) add(`${name} publishes`, end('snapshot', id, states))
  }
  for (const { state, delay } of delaysOf(places)) add(delayName(delay, state), after(machine, places, delay, state))
  const known = () => [...samples.values()].map(({ event }) => event.type)
  for (const type of types.filter(isOfXState)) if (!known().some((each) => takes(type, each))) add(type, sent(type, types))
  return [...samples].map(([name, sample]) => ({ name, ...sample }))
}

/** The line of a sample in `events`, with its advice above. */
export function sampleLines({ name, source, advice }: SampleEvent): string[] {
  return [...(advice === null ? [] : [`// TODO: ${inComment(advice)}`]), `${quoted(name)}: ${source},`]
}

function isDoneState(type: string): boolean {
  return type.startsWith('xstate.done.state.')
}

function isOfXState(type: string): boolean {
  return type.startsWith('xstate.')
}

function sent(descriptor: string, types: readonly string[]): Written {
  const isWildcard = descriptor === '*' || descriptor.endsWith('.*')
  const type = isWildcard ? concreteType(descriptor, types) : descriptor
  const advice = isWildcard ? `a type that "${descriptor}" takes.` : null
  return { event: { type }, source: `{ type: ${quoted(type)} }`, advice, states: null, isActor: false }
}

/** A type that a wildcard takes and no other transition names. */
function concreteType(wildcard: string, types: readonly string[]): string {
  const stem = wildcard === '*' ? 'any' : `${wildcard.slice(0, -1)}any`
  let type = stem
  for (let count = 2; types.includes(type); count += 1) type = `${stem}.${count}`
  return type
}

/** The ids of the states that have a route. */
function routesOf({ transitions, states }: Places): string[] {
  const paths = transitions.filter(({ path }) => path.at(-1) === 'route').map(({ path }) => path.slice(0, -1).join())
  return states.filter(({ path }) => paths.includes(path.join())).map(({ id }) => id)
}

function route(id: string): Written {
  const event = { type: 'xstate.route', to: `#${id}` }
  return { event, source: `{ type: 'xstate.route', to: ${quoted(event.to)} }`, advice: null, states: null, isActor: false }
}

/** The invocations of each actor; none for an actor that is spawned. */
function actorsOf({ invokes, transitions }: Places): Map<string, readonly InvokePlace[]> {
  const actors = new Map<string, readonly InvokePlace[]>()
  for (const invoke of invokes) actors.set(invoke.id, [...(actors.get(invoke.id) ?? []), invoke])
  for (const { event } of transitions) {
    const id = /^xstate\.(?:(?:done|error)\.actor|snapshot)\.(.+)$/.exec(event)?.[1]
    if (id !== undefined && id !== '*' && !id.endsWith('.*') && !actors.has(id)) actors.set(id, [])
  }
  return actors
}

/** The id that the machine gives it; else the name of its logic, or of its state. */
function actorName(id: string, invoke: InvokePlace | undefined, { invokes }: Places): string {
  if (!invoke || invoke.part.id !== undefined) return id
  const { src } = invoke.part
  if (typeof src !== 'string') return `the actor of ${stateText(invoke.state)}`
  return invokes.filter(({ part }) => part.src === src).length > 1 ? `${src} of ${stateText(invoke.state)}` : src
}

function end(is: ActorEvent['is'], id: string, states: readonly string[]): Written {
  const actor = quoted(id)
  const source = {
    done: `done(${actor})`,
    failed: `failed(${actor}, ${failure})`,
    snapshot: `published(${actor}, { context: undefined })`,
  }[is]
  return {
    event: actorEvent({ type: 'walk.actor', actor: id, is, value: is === 'snapshot' ? {} : undefined }),
    source,
    advice: is === 'snapshot' ? 'what it publishes.' : null,
    states: states.length > 0 ? states : null,
    isActor: true,
  }
}

/** The error with which actors of a skeleton fail. */
export const failure = "new Error('no answer')"

function delaysOf({ states }: Places): { readonly state: string; readonly delay: string }[] {
  return states.flatMap(({ name, part }) => Object.keys((part.after ?? {}) as object).map((delay) => ({ state: name, delay })))
}

function delayName(delay: string, state: string): string {
  return isLength(delay) ? `${delay} ms of ${stateText(state)} pass` : `${delay} of ${stateText(state)} ends`
}

function after(machine: AnyStateMachine, { states }: Places, delay: string, state: string): Written {
  const { length, advice } = lengthOf(machine, isLength(delay) ? Number(delay) : delay)
  const id = states.find(({ name }) => name === state)?.id ?? ''
  const written = String(Number(delay)) === delay ? delay : quoted(delay)
  return {
    event: { type: `xstate.after.${delay}.${id}` },
    source: `after(${written}, ${quoted(state)}, ${length})`,
    advice,
    states: [state],
    isActor: false,
  }
}

function isLength(delay: string): boolean {
  return !Number.isNaN(Number(delay))
}

/** The events that actions send later, each with its delay. */
function delayedTypes({ implementations }: AnyStateMachine, { states, transitions }: Places): Map<string, unknown> {
  const actions: unknown[] = [
    ...states.flatMap(({ part }) => [part.entry, part.exit, (part.initial as { actions?: unknown } | undefined)?.actions].flat()),
    ...transitions.flatMap(({ part }) => part.actions as readonly unknown[]),
    ...Object.values(implementations.actions),
  ]
  return new Map(
    actions.flatMap((action) => {
      const found = writtenEvent(action)
      return found && found.delay !== undefined ? [[found.type, found.delay] as const] : []
    }),
  )
}

function delayed(machine: AnyStateMachine, type: string, delay: unknown): Written {
  const { length, advice } = lengthOf(machine, delay)
  return { event: { type }, source: `delayed(${quoted(type)}, ${length})`, advice, states: null, isActor: false }
}

function lengthOf(
  { implementations: { delays } }: AnyStateMachine,
  delay: unknown,
): { readonly length: string; readonly advice: string | null } {
  const length: unknown = typeof delay === 'string' ? delays[delay] : delay
  if (typeof length === 'number') return { length: String(length), advice: null }
  return { length: '() => 0', advice: 'the length, from context and time.' }
}

function stateText(state: string): string {
  return state || 'the root'
}
