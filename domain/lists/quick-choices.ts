/** The choices of events that most visitors ask for. They stand above the list, and not among the chips of the filter. */
import type { RelativeTime } from '../days/when.ts'
import { withToggled, withWhen, type Filter } from './filter.ts'

/** A choice with its value. */
export type QuickChoice =
  | { readonly choice: 'when'; readonly value: RelativeTime }
  | { readonly choice: 'free' }
  /** `value` is a tag. */
  | { readonly choice: 'tags'; readonly value: string }

/** In the order of the screen. */
export const quickChoices: readonly QuickChoice[] = [
  { choice: 'when', value: 'today' },
  { choice: 'when', value: 'weekend' },
  { choice: 'free' },
  { choice: 'tags', value: 'Kids friendly' },
]

/** Whether the filter has the choice. */
export function isChosen(filter: Filter, quick: QuickChoice): boolean {
  switch (quick.choice) {
    case 'when': return filter.when === quick.value
    case 'free': return filter.free === true
    case 'tags': return filter.tags.includes(quick.value)
  }
}

/** The filter with the choice made, or undone if it has it. */
export function withQuickChoice(filter: Filter, quick: QuickChoice): Filter {
  switch (quick.choice) {
    case 'when': return withWhen(filter, isChosen(filter, quick) ? null : quick.value)
    case 'free': return withToggled(filter, { choice: 'free', name: null })
    case 'tags': return withToggled(filter, { choice: 'tags', name: quick.value })
  }
}

/** The filter without all of these choices. */
export function withoutQuickChoices(filter: Filter): Filter {
  return quickChoices
    .filter((quick) => isChosen(filter, quick))
    .reduce((others, quick) => withQuickChoice(others, quick), filter)
}
