/** A table without the samples that random walks draw, and what they draw. */
import type { Arbitrary, Drawn } from './drawn.ts'
import type { Sample, Table } from './table.ts'

/** The table for one walk: with one machine, and a fixed sample for each event. */
export function fixed(table: Table): Table {
  const entries = Object.entries(table.events)
  return { ...table, events: Object.fromEntries(entries.map(([name, sample]) => [name, isDrawn(sample) ? sample.sample : sample])) }
}

/** The arbitraries of a table, by event. */
export function arbitrariesOf({ events }: Table): Readonly<Record<string, Arbitrary<object>>> {
  return Object.fromEntries(Object.entries(events).flatMap(([name, sample]) => (isDrawn(sample) ? [[name, sample.fields]] : [])))
}

function isDrawn(sample: Sample): sample is Drawn<Sample> {
  return sample.type === 'walk.drawn'
}
