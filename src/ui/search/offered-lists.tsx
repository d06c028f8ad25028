/** Links to the lists that the words of a search name by their choices, with the numbers of their listings. */
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { m } from '../../../messages/compiled/messages.js'
import { isOfPlaces } from '../../../domain/lists/choices.ts'
import { choicesIn, withoutPlaces, withWhen } from '../../../domain/lists/filter.ts'
import type { NamedList, OfferedList } from '../../../domain/search/named-lists.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { leftOutName } from '../../../words/left-out.ts'
import { listTitle } from '../../../words/list-title.ts'
import { shortCount } from '../../../words/listing-counts.ts'
import { nearbyName } from '../../../words/nearby.ts'
import { kindColours, typeIcons } from '../kind.tsx'
import { usePlaceNames } from '../place-names.ts'
import styles from './offered-lists.module.css'

export interface OfferedListsProps {
  readonly offered: readonly OfferedList[]
  /** Whether what is around the named places was asked for. */
  readonly isAround: boolean
  readonly hrefOfList: (list: NamedList) => string
  /** Whether nothing else was found. */
  readonly isClosest: boolean
}

export function OfferedLists({ offered, isAround, hrefOfList, isClosest }: OfferedListsProps) {
  const places = usePlaceNames()
  if (offered.length === 0) return null
  return (
    <nav className={styles.offered} aria-label={m.search_lists()}>
      {(isClosest || offered.some((list) => isOther(list, isAround))) && <p>{m.filter_loosen()}</p>}
      <ul className={styles.lists}>
        {offered.map((list) => {
          const { type, filter, around, total, isCapped } = list
          const title = listTitle(type, around ? withoutPlaces(filter) : filter, places)
          const difference = differenceOf(list, places)
          const Icon = typeIcons[type]
          return (
            <li key={hrefOfList(list)} style={kindColours(type)}>
              <a href={hrefOfList(list)} className={styles.list}>
                <Icon />
                <span>
                  {m.list_count({ list: title, count: shortCount({ count: total, isCapped }) })}
                  {difference !== null && <span className={styles.difference}> {difference}</span>}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function isOther({ leftOut, around }: OfferedList, isAround: boolean): boolean {
  return choicesIn(leftOut).length > 0 || (around !== null && !isAround)
}

/** The places that the list is around, and how it differs from the one that the text names; null if neither is to be said. */
function differenceOf({ filter, around, leftOut }: OfferedList, places: PlaceNames): string | null {
  // The title has the day of a list on a later day, and the places of a list in others.
  const others = filter.when === undefined ? leftOut : withWhen(leftOut, null)
  const unsaid = choicesIn(filter).some(isOfPlaces) ? withoutPlaces(others) : others
  const without = choicesIn(unsaid).length > 0 ? m.search_list_without({ names: leftOutName(unsaid, places) }) : null
  return joinedFacts([around && nearbyName(around, places), without]) || null
}
