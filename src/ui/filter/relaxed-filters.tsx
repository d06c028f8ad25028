/** A link for each filter that is near to one without listings, with the number of listings that match it. */
import { useId } from 'react'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { formatLongDay } from '../../../domain/format.ts'
import type { ByDistance } from '../../../domain/lists/by-distance.ts'
import { isOfPlaces } from '../../../domain/lists/choices.ts'
import { choicesIn, isSamePlaces, withoutPlaces, withWhen, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { relaxedKinds } from '../../../domain/lists/relaxed-filters.ts'
import type { OfferedList } from '../../../domain/search/named-lists.ts'
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
  readonly offered: readonly OfferedList[]
  /** The address of the list with another filter. */
  readonly hrefOf: (filter: Filter) => string
}

export function RelaxedFilters({ type, filter, byDistance, around, offered, hrefOf }: RelaxedFiltersProps) {
  const places = usePlaceNames()
  const name = useId()
  const words = ({ filter: other, leftOut: left, around: towns }: OfferedList, found: string) => {
    // A filter on a later day has another time than the one left out.
    const leftOut = other.when === undefined ? left : withWhen(left, null)
    const isLater = other.when !== undefined && left.when !== undefined
    if (isLater && choicesIn(leftOut).length === 0) return m.filter_later({ day: dayOf(other), found })
    const isElsewhere = choicesIn(other).some(isOfPlaces) && !isSamePlaces(other, filter)
    const name = leftOutName(isElsewhere ? withoutPlaces(leftOut) : leftOut, places, byDistance)
    const difference = name === '' ? null : m.search_list_without({ names: name })
    if (towns) return m.list_count({ list: joinedFacts([distanceName(around), difference]), count: found })
    const title = () => (byDistance ? distanceName(byDistance) : listTitle(type, other, places))
    if (isElsewhere) return m.list_count({ list: joinedFacts([title(), difference]), count: found })
    const isOfPlacesOnly = choicesIn(other).length > 0 && choicesIn(other).every(isOfPlaces)
    if (isOfPlacesOnly && relaxedKinds(leftOut).length > 1) return m.list_count({ list: title(), count: found })
    return m.filter_without({ name, found })
  }
  if (offered.length === 0) return null
  return (
    <div className={styles.relaxed}>
      <p id={name}>{m.filter_loosen()}</p>
      <ul className={styles.choices} aria-labelledby={name}>
        {offered.map((list) => (
          <li key={hrefOf(list.filter)}>
            <a className={button.outline} href={hrefOf(list.filter)}>
              {words(list, foundCount(type, { count: list.total, isCapped: list.isCapped }))}
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
