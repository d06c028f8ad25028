/** Links to the lists that the words of a search name by their choices, with the numbers of their listings. */
import { m } from '../../../messages/compiled/messages.js'
import { choicesIn, withoutPlaces } from '../../../domain/lists/filter.ts'
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
  readonly hrefOfList: (list: NamedList) => string
}

interface OfferedProps extends OfferedListsProps {
  /** Whether nothing else was found. */
  readonly isClosest: boolean
}

export function OfferedLists({ offered, hrefOfList, isClosest }: OfferedProps) {
  const places = usePlaceNames()
  if (offered.length === 0) return null
  return (
    <nav className={styles.offered} aria-label={m.search_lists()}>
      {(isClosest || offered.some((list) => differenceOf(list, places) !== null)) && <p>{m.filter_loosen()}</p>}
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

/** How the list differs from the one that the text names; null if it does not. */
function differenceOf({ around, leftOut }: OfferedList, places: PlaceNames): string | null {
  if (around) return nearbyName(around, places)
  return choicesIn(leftOut).length > 0 ? m.search_list_without({ names: leftOutName(leftOut, places) }) : null
}
