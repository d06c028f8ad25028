/** Mistakes in a table that can be found without a walk, such as misspelt names. */
import type { AnyStateMachine } from 'xstate'
import { mutantsOf } from '../faults/mutants.ts'
import { Guards } from '../machine/guards.ts'
import { tagsIn, takes, type Places } from '../machine/places.ts'
import type { StateNames } from '../machine/state-name.ts'
import { actorEvent } from '../simulation/event-forms.ts'
import { isActorEvent, isElapsed, isPassed, type AnyRow, type Table } from '../table/table.ts'
import { nearest } from '../table/unknown-keys.ts'
import { alwaysMistakes } from './always.ts'
import type { Oracle } from './oracle.ts'
import { listed } from './shown.ts'

/** One sentence for each mistake. */
export function tableMistakes(table: Table, places: Places, names: StateNames, oracle: Oracle): string[] {
  return [
    ...table.rows.flatMap((row) => rowMistakes(row, table, names)),
    ...Object.entries(table.starts).flatMap(([name, start]) =>
      unknownStates(start.in, names).map((state) => `The start "${name}" names the state ${state}, which does not exist.`),
    ),
    ...unknownEvents(Object.keys(table.preconditions ?? {}), table).map(
      (event) => `There is a precondition for "${event}", which is no event of the table.`,
    ),
    ...unknownStates(Object.keys(table.terminal ?? {}), names).map((state) => `The terminal state ${state} does not exist.`),
    ...alwaysMistakes(table, names),
    ...tagMistakes(table, places, names),
    ...unreachableMistakes(table, places),
    ...equivalentMistakes(table),
    ...Object.entries(table.events).flatMap(([name, sample]) =>
      isActorEvent(sample)
        ? actorMistakes(name, sample.actor, places)
        : isElapsed(sample)
          ? delayMistakes(name, oracle.delayType(name), places)
          : isPassed(sample) && !(sample.ms > 0)
            ? [`"${name}" passes ${sample.ms} ms. The time that passes is a positive number.`]
            : [],
    ),
    ...missingSamples(table, places, oracle),
    ...missingDelays(table.machine, places),
  ]
}

/** The fields of a row that say what an event causes. */
const effectFields = ['to', 'changes', 'calls', 'invokes', 'restarts', 'output', 'error'] as const

function rowMistakes(row: AnyRow, table: Table, names: StateNames): string[] {
  const where = `The row for ${[row.on].flat().join(', ')} in ${[row.in].flat().join(', ')}`
  const effects = effectFields.filter((field) => row[field] !== undefined)
  return [
    ...unknownStates(row.in, names).map((state) => `${where} names the state ${state}, which does not exist.`),
    ...(typeof row.to === 'string'
      ? unknownStates(row.to, names).map((state) => `${where} leads to the state ${state}, which does not exist.`)
      : []),
    ...unknownEvents([row.restarts ?? []].flat(), table).map(
      (event) => `${where} restarts the delay of the event "${event}", which is not in the table.`,
    ),
    ...unknownEvents([row.on].flat(), table).map((event) => `${where} names the event "${event}", which is not in the table.`),
    ...[row.on].flat().flatMap((event) => {
      const sample = table.events[event]
      return sample && isPassed(sample) ? [`${where} names the event "${event}", in which only time passes: nothing can happen.`] : []
    }),
    ...(row.ignored !== undefined && effects.length > 0 ? [`${where} is ignored and has ${effects.join(', ')}.`] : []),
  ]
}

function unknownStates(given: string | readonly string[], names: StateNames): string[] {
  return [given]
    .flat()
    .flatMap((state) => names.partsOf(state))
    .filter((state) => !names.has(state))
}

function unknownEvents(given: readonly string[], { events }: Table): string[] {
  return given.filter((name) => !Object.hasOwn(events, name))
}

function tagMistakes({ tags = {}, busyTag }: Table, { states }: Places, names: StateNames): string[] {
  const known = new Set(states.flatMap(({ part }) => tagsIn(part)))
  const isUnknown = (tag: string) => !known.has(tag)
  return [
    ...[...known].filter((tag) => !Object.hasOwn(tags, tag)).map((tag) => `No entry of \`tags\` says which states have the tag "${tag}".`),
    ...Object.keys(tags).filter(isUnknown).map((tag) => `No state has the tag "${tag}", which is in \`tags\`.`),
    ...Object.entries(tags).flatMap(([tag, given]) =>
      unknownStates(given, names).map((state) => `The tag "${tag}" names the state ${state}, which does not exist.`)),
    ...(busyTag !== undefined && isUnknown(busyTag) ? [`No state has the tag "${busyTag}", which is the busyTag.`] : []),
  ]
}

function unreachableMistakes({ unreachable = {}, machine }: Table, { states, transitions }: Places): string[] {
  const guards = new Guards(machine)
  const known = new Set([
    ...states.filter(({ type }) => type !== 'history').map(({ name }) => name),
    ...transitions.map(({ name }) => name),
    ...transitions
      .filter(({ part }) => part.guard !== undefined)
      .flatMap(({ name, part }) => guards.names(name, part.guard))
      .flatMap((name) => [`${name} is true`, `${name} is false`]),
  ])
  return Object.keys(unreachable)
    .filter((name) => !known.has(name))
    .map((name) => [
      `"${name}" is named as unreachable, but is no state that is active, transition or outcome of a guard.`,
      `Did you mean "${nearest(name, [...known].filter((each) => each !== ''))}"?`,
    ].join(' '))
}

/** Only the command knows the faults in functions, which it names by their files. */
function equivalentMistakes({ equivalent = {}, machine }: Table): string[] {
  const names = Object.keys(equivalent).filter((name) => !/^\S+\.[cm]?[jt]sx? /.test(name))
  const known = new Set(names.length === 0 ? [] : mutantsOf(machine).map(({ fault }) => fault))
  return names.filter((name) => !known.has(name)).map((name) => `"${name}" is named as equivalent, but is no fault that can be planted.`)
}

/** An actor that is named by its logic instead of its id. */
function actorMistakes(event: string, actor: string, { invokes }: Places): string[] {
  if (invokes.some(({ id }) => id === actor)) return []
  const ids = invokes.filter(({ part }) => part.src === actor).map(({ id }) => `"${id}"`)
  return ids.length > 0 ? [`"${event}" names the actor "${actor}" by its logic; its id is ${ids.join(' or ')}.`] : []
}

function delayMistakes(event: string, type: string | undefined, { transitions }: Places): string[] {
  if (!type?.startsWith('xstate.after.') || transitions.some((each) => each.event === type)) return []
  const known = [...new Set(transitions.map((each) => each.event).filter((each) => each.startsWith('xstate.after.')))]
  return [`"${event}" is the end of a delay that no state has. The delays are: ${listed(known) || 'none'}.`]
}

function missingSamples(table: Table, { transitions }: Places, oracle: Oracle): string[] {
  const types = Object.entries(table.events).map(([name, sample]) =>
    isActorEvent(sample) ? actorEvent(sample).type : isElapsed(sample) ? (oracle.delayType(name) ?? '') : sample.type,
  )
  const needed = transitions.filter(({ event }) => !oracle.omits(event) && event !== '' && !event.startsWith('xstate.done.state.'))
  const missing = new Map<string, string[]>()
  for (const { event, state } of needed) {
    if (!types.some((type) => takes(event, type))) missing.set(event, [...new Set([...(missing.get(event) ?? []), state || 'the root'])])
  }
  return [...missing].map(([event, states]) => `No event of the table has the type "${event}", which is handled in ${listed(states)}.`)
}

function missingDelays({ implementations: { delays } }: AnyStateMachine, { states }: Places): string[] {
  return states.flatMap(({ name, part }) =>
    Object.keys((part.after ?? {}) as object)
      .filter((delay) => Number.isNaN(Number(delay)) && !Object.hasOwn(delays, delay))
      .map((delay) => `The delay "${delay}" of ${name || 'the root'} has no implementation.`),
  )
}
