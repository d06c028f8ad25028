/** What the configuration of a machine and its table say about its regions before a walk. */
import { outside, type Regions } from '../../machine/regions.ts'
import { tagsIn, type Places, type StatePlace } from '../../machine/places.ts'
import type { StateNames } from '../../machine/state-name.ts'
import { actorEvent } from '../../simulation/event-forms.ts'
import { isActorEvent, isElapsed, isPassed, type Sample, type Table } from '../../table/table.ts'
import type { Oracle } from '../oracle.ts'
import type { Finding } from './findings.ts'

/** The delays of all regions end in the order of their lengths. */
export const time = 'time'

export interface Known {
  readonly table: Table
  readonly places: Places
  readonly regions: Regions
  readonly names: StateNames
  readonly oracle: Oracle
}

export function staticFindings(known: Known): Finding[] {
  return [
    ...stateFindings(known),
    ...tagFindings(known),
    ...Object.entries(known.table.events).flatMap(([name, sample]) => eventFindings(name, sample, known)),
    ...rowFindings(known),
    ...conditionFindings(known),
  ]
}

/** The type of an event as the machine receives it; empty where only time passes. */
function typeOf(name: string, sample: Sample, { oracle }: Pick<Known, 'oracle'>): string {
  if (isActorEvent(sample)) return actorEvent(sample).type
  if (isElapsed(sample)) return oracle.delayType(name) ?? ''
  return isPassed(sample) ? '' : sample.type
}

/** What would have to be told apart by all regions at once joins them: it goes with what is outside of them. */
function stateFindings({ places, regions }: Known): Finding[] {
  const [first = outside] = regions.names
  const within = (name: string) => regions.names.filter((region) => name === '' || region.startsWith(`${name}.`))
  const isAround = ({ name }: StatePlace) => regions.of(name) === outside && within(name).length > 0
  const parentOf = ({ name }: StatePlace) => name.slice(0, Math.max(0, name.lastIndexOf('.')))
  const final = new Set(places.states.filter(({ type }) => type === 'final').map(parentOf))
  const canAllEnd = ({ name }: StatePlace) => within(name).every((region) => final.has(region))
  const isDone = (state: StatePlace) => state.type === 'parallel' && isAround(state) && canAllEnd(state)
  const isJoined = places.states.some((state) => state.type === 'history' || isDone(state))
  return [
    ...(isJoined ? [[first, 'goes with', outside] as const] : []),
    ...places.states.flatMap(({ name, part }): Finding[] => (part.after === undefined ? [] : [[regions.of(name), 'goes with', time]])),
    ...places.invokes.map(({ id, state }): Finding => [regions.of(state), 'owns', id]),
  ]
}

/** A tag of one region would hide that another one has it wrongly. */
function tagFindings({ table: { tags = {} }, places, regions, names }: Known): Finding[] {
  return [
    ...places.states.flatMap(({ name, part }) => tagsIn(part).map((tag): Finding => [regions.of(name), 'goes with', `tag ${tag}`])),
    ...Object.entries(tags).flatMap(([tag, states]) => together([states].flat(), `tag ${tag}`, { names, regions })),
  ].filter(([region]) => region !== outside)
}

function eventFindings(name: string, sample: Sample, known: Known): Finding[] {
  const { regions } = known
  const type = typeOf(name, sample, known)
  return [
    ...[...regions.handling(type)].map((region): Finding => [region, 'goes with', `event ${name}`]),
    ...(isActorEvent(sample) ? [[`event ${name}`, 'addresses', sample.actor] as const] : []),
    ...(isElapsed(sample) || isPassed(sample) ? [[`event ${name}`, 'goes with', time] as const] : []),
  ]
}

/** An event that no region handles is taken in each state of each region, so it does not matter to which of them it leads. */
function rowFindings(known: Known): Finding[] {
  const { table, regions } = known
  return table.rows.flatMap(({ on, in: states, to }) => [on].flat().flatMap((event) => {
    const sample = table.events[event]
    const isOfRegions = sample !== undefined && [...regions.handling(typeOf(event, sample, known))].some((region) => region !== outside)
    return together([...[states].flat(), ...(typeof to === 'string' && isOfRegions ? [to] : [])], `event ${event}`, known)
  }))
}

function conditionFindings({ table: { always = {}, never = {}, terminal = {} }, regions, names }: Known): Finding[] {
  const conditions = [...Object.entries(always), ...Object.entries(never)]
  return [
    ...conditions.flatMap(([name, condition]) =>
      (typeof condition === 'function' ? [] : together([condition[0]].flat(), `condition ${name}`, { names, regions }))),
    ...Object.keys(terminal).flatMap((state) => together([state], `terminal ${state}`, { names, regions })),
  ]
}

/** The regions of these states go with what names them. */
function together(states: readonly string[], by: string, { names, regions }: Pick<Known, 'names' | 'regions'>): Finding[] {
  const all = states.flatMap((state) => names.partsOf(state)).map((part) => regions.of(part))
  return all.filter((region) => region !== outside).map((region) => [region, 'goes with', by])
}
