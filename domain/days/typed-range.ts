/** The days from one to another as they are typed into the filter. */
import type { DayWindow } from './calendar.ts'
import { faultsOf, isFaultless, type FieldFault, type FieldFaults } from '../field-fault.ts'
import { formatDay } from '../format.ts'
import { parseDay } from './typed-values.ts'
import type { When } from './when.ts'

/** The texts of the two fields. */
export interface TypedRange {
  readonly from: string
  readonly to: string
}

/** The faults of the two fields. */
export type RangeFaults = FieldFaults<keyof TypedRange>

/** What is wrong with each field; nothing if they are a range. */
export function rangeFaults(typed: TypedRange): RangeFaults {
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)]
  const isBackwards = from !== null && to !== null && to < from
  return faultsOf({ from: dayFault(typed.from), to: isBackwards ? { rule: 'before-start' } : dayFault(typed.to) })
}

/** The range; null while a field is at fault. */
export function rangeOf(typed: TypedRange): DayWindow | null {
  const [from, to] = [parseDay(typed.from), parseDay(typed.to)]
  return from !== null && to !== null && isFaultless(rangeFaults(typed)) ? { from, to } : null
}

/** The texts for a time of a filter; null if it is not a range. */
export function typedRange(when: When | undefined): TypedRange | null {
  return typeof when === 'object' ? { from: formatDay(when.from), to: formatDay(when.to) } : null
}

function dayFault(typed: string): FieldFault | null {
  if (typed.trim() === '') return { rule: 'missing' }
  return parseDay(typed) === null ? { rule: 'not-a-day' } : null
}
