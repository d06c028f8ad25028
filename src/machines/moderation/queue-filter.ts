/** What the list of Manage Posts is narrowed by: a search field, and choices beside it. The address has them. */
import { setup } from 'xstate'
import type { QueueChoices } from '../../../domain/moderation/queue.ts'
import { typedSearch } from '../../../domain/typed-search.ts'
import { searchField, type SearchFieldContext, type SearchFieldEvent } from '../recipes/search-field.ts'
import { requiredAction } from '../required.ts'

/** A page of the list under its choices. */
export interface QueuePlace extends QueueChoices {
  readonly page: number
}

export type QueueFilterContext = SearchFieldContext<QueuePlace>

export type QueueFilterEvent =
  | SearchFieldEvent
  | { type: 'address.changed'; place: QueuePlace }
  | { type: 'choice.select'; changed: Partial<QueueChoices> }

const field = searchField<QueuePlace, QueueFilterContext, QueueFilterEvent>({
  textOf: ({ text }) => text,
  searchFor: (text) => ({ text }),
  pauseMs: 300,
})

export const queueFilterMachine = setup({
  types: { context: {} as QueueFilterContext, events: {} as QueueFilterEvent, input: {} as Pick<QueueFilterContext, 'place'> },
  actions: {
    ...field.actions,
    /** Provided by the route: writes the changes into the address. */
    openPlace: requiredAction<Partial<QueuePlace>>('openPlace'),
  },
  guards: field.guards,
  delays: field.delays,
}).createMachine({
  id: 'queue-filter',
  context: ({ input: { place } }) => ({ place, typed: place.text }),
  initial: 'search',
  on: {
    'address.changed': { actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) } },
    // What was typed meanwhile is searched too.
    'choice.select': {
      target: '.search.resting',
      actions: {
        type: 'openPlace',
        params: ({ context, event }) => ({ text: typedSearch(context.typed), ...event.changed, page: 1 }),
      },
    },
  },
  states: { search: field.region },
})
