/** Buttons that leave out one kind of choice each, with what there is then. */
import type { Filter } from '../../../domain/lists/filter.ts'
import { shownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { declarationOf, type RelaxedName } from '../../../domain/lists/choices.ts'
import type { LooserFilter } from '../../../domain/lists/looser-filters.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { cityName, regionName } from '../city-names.ts'
import { foundCount } from './count-words.ts'
import styles from './looser-filters.module.css'
import { namedChoices } from '../../../words/choices.ts'

interface LooserFiltersProps {
  readonly type: ListingType
  /** Nothing matches it. */
  readonly filter: Filter
  readonly looser: readonly LooserFilter[]
  readonly onFilter: (filter: Filter) => void
}

export function LooserFilters({ type, filter, looser, onFilter }: LooserFiltersProps) {
  if (looser.length === 0) return null
  return (
    <div className={styles.looser}>
      <p>{m.filter_loosen()}</p>
      <ul className={styles.choices}>
        {looser.map(({ kind, count, filter: other }) => (
          <li key={kind}>
            <button type="button" className={button.outline} onClick={() => onFilter(other)}>
              {m.filter_without({ name: nameOf(filter, kind), found: foundCount(type, shownCount(count)) })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The most places that are named. */
const mostNamed = 3

/** Of several tags their number. */
function nameOf(filter: Filter, kind: RelaxedName): string {
  const names = namedChoices(filter, ['regions', 'names', 'flag', 'time'], { cityName, regionName })
    .filter(({ chosen }) => declarationOf(chosen.choice).relaxedAs === kind)
    .map(({ words }) => words)
  if (kind === 'tags' && names.length > 1) return m.filter_tags({ count: names.length })
  return names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} …` : names.join(', ')
}
