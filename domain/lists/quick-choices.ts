/** The choices of events that most visitors ask for. They stand above the list, and not among the chips of the filter. */
import { hasChosen, withValueToggled, type Filter, type ValuedChoice } from './filter.ts'

/** In the order of the screen. */
export const quickChoices = [
  { name: 'today', choice: 'when', value: 'today' },
  { name: 'weekend', choice: 'when', value: 'weekend' },
  { name: 'free', choice: 'free', value: true },
  { name: 'children', choice: 'tags', value: ['Kids friendly'] },
] as const satisfies readonly (ValuedChoice & { readonly name: string })[]

/** The filter without all of these choices. */
export function withoutQuickChoices(filter: Filter): Filter {
  return quickChoices.filter((quick) => hasChosen(filter, quick)).reduce<Filter>(withValueToggled, filter)
}
