/** Samples of events whose fields random walks draw. */
import type { Sample, Table } from './table.ts'

/** An arbitrary of fast-check, of which the types of a table need no more. */
export interface Arbitrary<Value> {
  generate(random: never, biasFactor: number | undefined): { readonly value: Value }
}

/** A sample as the walk takes it, and the fields that random walks put into it. */
export interface Drawn<Event> {
  readonly type: 'walk.drawn'
  readonly sample: Event
  readonly fields: Arbitrary<Partial<Event>>
}

/** The walk takes the sample as it is; random walks draw these fields of it, by an arbitrary of fast-check. */
export function drawn<Type extends string, Fields extends object>(
  sample: Fields & { readonly type: Type },
  fields: Arbitrary<Partial<NoInfer<Fields>>>,
): Drawn<Fields & { readonly type: Type }> {
  return { type: 'walk.drawn', sample, fields: fields as never }
}

/** The table with a fixed sample for each event. */
export function fixed(table: Table): Table {
  const entries = Object.entries(table.events)
  if (!entries.some(([, sample]) => isDrawn(sample))) return table
  return { ...table, events: Object.fromEntries(entries.map(([name, sample]) => [name, isDrawn(sample) ? sample.sample : sample])) }
}

/** The arbitraries of a table, by event. */
export function arbitrariesOf({ events }: Table): Readonly<Record<string, Arbitrary<object>>> {
  return Object.fromEntries(Object.entries(events).flatMap(([name, sample]) => (isDrawn(sample) ? [[name, sample.fields]] : [])))
}

function isDrawn(sample: Sample): sample is Drawn<Sample> {
  return sample.type === 'walk.drawn'
}
