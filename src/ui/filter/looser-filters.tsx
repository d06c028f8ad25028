/** Buttons that leave out one kind of choice each, with what there is then. */
import type { Filter } from '../../../domain/lists/filter.ts'
import { shownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { RelaxedName } from '../../../domain/lists/choices.ts'
import type { LooserFilter } from '../../../domain/lists/looser-filters.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { cityName, regionName } from '../city-names.ts'
import { foundCount } from './count-words.ts'
import styles from './looser-filters.module.css'
import { timeName } from './time-name.ts'

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
function nameOf({ cities, regions = [], tags, when }: Filter, kind: RelaxedName): string {
  const places = [...regions.map(regionName), ...cities.map(cityName)]
  const [tag, ...otherTags] = tags
  switch (kind) {
    case 'cities':
      return places.length > mostNamed ? `${places.slice(0, mostNamed).join(', ')} …` : places.join(', ')
    case 'tags':
      return otherTags.length === 0 ? m.tag_name({ tag: tag ?? '' }) : m.filter_tags({ count: tags.length })
    case 'free':
      return m.cost_free()
    case 'window':
      return when ? timeName(when) : ''
  }
}
