/** The rows that the tables of all search fields share. */
import { after, type ActionCall, type Row } from 'xstate-walk'
import type { ListPlace } from '../../../../src/machines/recipes/paged-list.ts'
import type { SearchFieldContext } from '../../../../src/machines/recipes/search-field.ts'

interface SearchFieldSample<Place extends ListPlace> {
  /** A text with spaces around it. */
  readonly text: string
  readonly pauseMs: number
  /** The search text of a place. */
  readonly textOf: (place: Place) => string
  /** The change of the address that searches for a text. */
  readonly searchFor: (text: string) => ActionCall[1]
}

export function searchFieldPart<Place extends ListPlace, Context extends SearchFieldContext<Place>>(
  { text, pauseMs, textOf, searchFor }: SearchFieldSample<Place>,
) {
  const type = `type "${text}"`
  const pause = `${pauseMs} ms pass`
  const isAnother = ({ typed, place }: Context) => typed.trim() !== textOf(place)
  const isTheSame = (context: Context) => !isAnother(context)
  const searched = ({ typed }: Context): readonly ActionCall[] => [['openPlace', searchFor(typed.trim())]]
  return {
    events: {
      [type]: { type: 'search.type' as const, text },
      'empty the search': { type: 'search.type' as const, text: '' },
      'submit the search': { type: 'search.apply' as const },
      [pause]: after('searchPause', 'search.pausing', pauseMs),
    },
    rows: [
      ...[{ in: 'search.resting' }, { in: 'search.pausing', restarts: pause }].flatMap((row) => [
        { ...row, on: type, to: 'search.pausing', changes: { typed: text } as Partial<Context> },
        { ...row, on: 'empty the search', to: 'search.pausing', changes: { typed: '' } as Partial<Context> },
      ]),
      ...[{ in: ['search.resting', 'search.pausing'], on: 'submit the search' }, { in: 'search.pausing', on: pause }].flatMap((row) => [
        { ...row, when: ['the search has changed', isAnother] as const, to: 'search.resting', calls: searched },
        { ...row, when: ['the search has not changed', isTheSame] as const, to: 'search.resting' },
      ]),
    ] satisfies readonly Row<Context>[],
    /** The text after the address has changed. */
    typedAt: ({ typed }: Context, place: Place) => ({ typed: typed.trim() === textOf(place) ? typed : textOf(place) }) as Partial<Context>,
  }
}
