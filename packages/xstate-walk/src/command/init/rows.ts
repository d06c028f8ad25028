/** The rows of a skeleton: for each event the states in which something happens, and the state after it. */
import type { AnyStateNode } from 'xstate'
import { isForbidding, takes, type Places } from '../../machine/places.ts'
import { isWithoutEffect, nameOf, outcomeLimit, type BareMachine, type Guard, type Outcome } from './bare-machine.ts'
import { configurationLimit, Configurations, type Configuration } from './configurations.ts'
import { failure, type SampleEvent } from './samples.ts'
import { inComment, listText, quoted, quotedList } from '../../table/source-text.ts'

export interface SkeletonRow {
  readonly in: readonly string[]
  readonly on: readonly string[]
  readonly outcome: Outcome
  /** Whether it is the first of its branches. */
  readonly isFirst: boolean
  readonly notes: readonly string[]
}

/** In the order of the states. */
export function rowsOf(bare: BareMachine, places: Places, samples: readonly SampleEvent[]): SkeletonRow[] {
  const rows = new Map<string, SkeletonRow>()
  for (const sample of samples) {
    for (const row of rowsFor(bare, sample)) {
      const key = JSON.stringify([row.in, keyOf(row.outcome), row.isFirst])
      const known = rows.get(key)
      rows.set(key, known ? { ...known, on: [...known.on, sample.name] } : row)
    }
  }
  const order = new Map(places.states.map(({ name }, index) => [name, index]))
  const at = ({ in: [first = ''] }: SkeletonRow) => order.get(bare.names.partsOf(first)[0] ?? '') ?? 0
  return [...rows.values()].sort((a, b) => at(a) - at(b))
}

/** The line of a row, with its notes above. */
export function rowLines({ in: states, on, outcome, isFirst, notes }: SkeletonRow): string[] {
  const { guards, to, isUnhandledError } = outcome
  const condition = guards.map((guard) => `${guard.holds ? '' : 'not '}${guardText(guard, guards)}`).join(' and ')
  const fields = [
    `in: ${quotedList(states)}`,
    `on: ${quotedList(on)}`,
    // At most one of the branches applies, so that the skeleton is no contradiction.
    ...(guards.length > 0 ? [`when: [${quoted(condition)}, () => ${isFirst}]`] : []),
    ...(isWithoutEffect(outcome) ? ["ignored: 'TODO: the reason'"] : []),
    ...(to === null ? [] : [`to: ${quoted(to)}`]),
    ...(isUnhandledError ? [`error: ${failure}`] : []),
  ]
  return [...notes.map((note) => `// ${inComment(note)}`), `{ ${fields.join(', ')} },`]
}

function rowsFor(bare: BareMachine, sample: SampleEvent): SkeletonRow[] {
  const { type } = sample.event
  const isHandled = (node: AnyStateNode) =>
    sample.states?.includes(nameOf(node)) === true || [...node.transitions.keys()].some((descriptor) => takes(descriptor, type))
  const configurations = new Configurations(bare, isHandled)
  const all = configurations.all()
  const branches = new Map<string, { readonly outcomes: readonly Outcome[]; readonly from: Configuration[] }>()
  for (const from of all.filter((each) => canOccur(bare, sample, each))) {
    const outcomes = bare.outcomes(from, sample.event).map((outcome) => withoutForeignError(outcome, sample))
    if (outcomes.every(({ transitions, isUnhandledError }) => transitions.length === 0 && !isUnhandledError)) continue
    const key = JSON.stringify(outcomes.map(keyOf))
    branches.set(key, { outcomes, from: [...(branches.get(key)?.from ?? []), from] })
  }
  const isCut = all.length === configurationLimit
  return [...branches.values()].flatMap(({ outcomes, from }) => {
    const names = configurations.names(from)
    return outcomes.map((outcome, index) => ({
      in: names,
      on: [sample.name],
      outcome,
      isFirst: index === 0,
      notes: notesOf(bare, outcome, { isCut: isCut || outcomes.length === outcomeLimit }),
    }))
  })
}

function canOccur({ names }: BareMachine, { states }: SampleEvent, configuration: Configuration): boolean {
  return !states || states.some((state) => configuration.some((node) => names.isIn(nameOf(node), state)))
}

/** Where an actor that is not invoked may run is not known, so its failure is only an event that is not handled. */
function withoutForeignError(outcome: Outcome, { states, isActor }: SampleEvent): Outcome {
  return isActor && states ? outcome : { ...outcome, isUnhandledError: false }
}

function keyOf({ guards, transitions, to, passed, isUnhandledError }: Outcome): string {
  return JSON.stringify([guards, transitions.map(({ name }) => name), to, passed, isUnhandledError])
}

/** A guard without a name is numbered if there are several. */
function guardText(guard: Guard, guards: readonly Guard[]): string {
  const nameless = guards.filter(({ name }) => name === null)
  return guard.name ?? (nameless.length > 1 ? `guard ${nameless.indexOf(guard) + 1}` : 'the guard')
}

function notesOf(bare: BareMachine, outcome: Outcome, { isCut }: { readonly isCut: boolean }): string[] {
  const { guards, transitions, passed, isUnhandledError } = outcome
  const histories = transitions.filter((each) => !isForbidding(each)).flatMap((each) => bare.historyTargets(each))
  return [
    ...(guards.length > 0 ? [['TODO: the condition, from the context.', ...namelessGuards(guards)].join(' ')] : []),
    ...(passed.length > 0 ? [`Passes through ${listText(passed)}.`] : []),
    ...histories.map((state) => `TODO: ${state} is a history state. This is where it leads the first time.`),
    ...(isUnhandledError ? ['TODO: nothing handles this error.'] : []),
    ...(isCut ? ['TODO: there are more branches or states than this skeleton shows.'] : []),
  ]
}

function namelessGuards(guards: readonly Guard[]): string[] {
  return guards.filter(({ name }) => name === null).map((guard) => `"${guardText(guard, guards)}" is that of ${guard.of}.`)
}
