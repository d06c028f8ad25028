/** A button for each relaxed filter, with the number of listings that match it. */
import type { Filter } from '../../../domain/lists/filter.ts'
import { shownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { declarationOf, type RelaxedName } from '../../../domain/lists/choices.ts'
import type { RelaxedFilter } from '../../../domain/lists/relaxed-filters.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import { foundCount } from './count-words.ts'
import styles from './relaxed-filters.module.css'
import { namedChoices } from '../../../words/choices.ts'

interface RelaxedFiltersProps {
  readonly type: ListingType
  /** The filter that no listing matches. */
  readonly filter: Filter
  readonly relaxed: readonly RelaxedFilter[]
  readonly onFilter: (filter: Filter) => void
}

export function RelaxedFilters({ type, filter, relaxed, onFilter }: RelaxedFiltersProps) {
  const places = usePlaceNames()
  if (relaxed.length === 0) return null
  return (
    <div className={styles.relaxed}>
      <p>{m.filter_loosen()}</p>
      <ul className={styles.choices}>
        {relaxed.map(({ kind, count, filter: other }) => (
          <li key={kind}>
            <button type="button" className={button.outline} onClick={() => onFilter(other)}>
              {m.filter_without({ name: nameOf(filter, kind, places), found: foundCount(type, shownCount(count)) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The maximum number of places that a button names. */
const maxNamed = 3

/** The name of a single tag, or the number of tags. */
function nameOf(filter: Filter, kind: RelaxedName, places: PlaceNames): string {
  const names = namedChoices(filter, ['regions', 'names', 'flag', 'time'], places)
    .filter(({ chosen }) => declarationOf(chosen.choice).relaxedAs === kind)
    .map(({ words }) => words)
  if (kind === 'tags' && names.length > 1) return m.filter_tags({ count: names.length })
  return names.length > maxNamed ? `${names.slice(0, maxNamed).join(', ')} …` : names.join(', ')
}
