/** A link for each filter that is near to one without listings, with the number of listings that match it. */
import { useId } from 'react'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { formatLongDay } from '../../../domain/format.ts'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import { shownCount } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { leftOutOf, type NearestFilter, type RelaxedFilter } from '../../../domain/lists/relaxed-filters.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import { foundCount } from '../../../words/listing-counts.ts'
import styles from './relaxed-filters.module.css'
import { distanceName } from '../../../words/by-distance.ts'
import { leftOutName } from '../../../words/left-out.ts'
import { listTitle } from '../../../words/list-title.ts'

interface RelaxedFiltersProps {
  readonly type: ListingType
  /** The filter that no listing matches. */
  readonly filter: Filter
  /** The distance that has chosen its places; null if none has. */
  readonly byDistance: ByDistance | null
  /** The distance of the towns around them. */
  readonly around: ByDistance
  readonly offered: readonly (NearestFilter | RelaxedFilter)[]
  /** The address of the list with another filter. */
  readonly hrefOf: (filter: Filter) => string
}

export function RelaxedFilters({ type, filter, byDistance, around, offered, hrefOf }: RelaxedFiltersProps) {
  const places = usePlaceNames()
  const name = useId()
  const words = (kind: (NearestFilter | RelaxedFilter)['kind'], other: Filter, found: string) => {
    const name = leftOutName(leftOutOf(filter, other), places, byDistance)
    const alone = () => (byDistance ? distanceName(byDistance) : listTitle(type, other, places))
    if (kind === 'places') return m.list_count({ list: alone(), count: found })
    if (kind === 'later') return m.filter_later({ day: dayOf(other), found })
    if (kind !== 'nearby') return m.filter_without({ name, found })
    const difference = name === '' ? null : m.search_list_without({ names: name })
    return m.list_count({ list: joinedFacts([distanceName(around), difference]), count: found })
  }
  if (offered.length === 0) return null
  return (
    <div className={styles.relaxed}>
      <p id={name}>{m.filter_loosen()}</p>
      <ul className={styles.choices} aria-labelledby={name}>
        {offered.map(({ kind, count, filter: other }) => (
          <li key={hrefOf(other)}>
            <a className={button.outline} href={hrefOf(other)}>
              {words(kind, other, foundCount(type, shownCount(count)))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The day of a filter that has one. */
function dayOf({ when }: Filter): string {
  return typeof when === 'object' ? formatLongDay(when.from, getLocale()) : ''
}
