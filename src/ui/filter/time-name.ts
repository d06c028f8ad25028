/** The name of a time of the filter. */
import { formatDay } from '../../../domain/format.ts'
import type { When } from '../../../domain/days/when.ts'
import { m } from '../../../messages/compiled/messages.js'

/** `This weekend`, or `01/12/2026 – 06/12/2026`. */
export function timeName(when: When): string {
  return typeof when === 'string'
    ? m.filter_when_name({ when })
    : m.filter_range_name({ from: formatDay(when.from), to: formatDay(when.to) })
}
