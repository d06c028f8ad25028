/** Links to the lists that the words of a search name by their choices, with the numbers of their listings. */
import { m } from '../../../messages/compiled/messages.js'
import { choicesIn } from '../../../domain/lists/filter.ts'
import type { NamedList, OfferedList } from '../../../domain/search/named-lists.ts'
import { leftOutName } from '../../../words/left-out.ts'
import { listTitle } from '../../../words/list-title.ts'
import { shortCount } from '../../../words/listing-counts.ts'
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
      {(isClosest || offered.some(hasLeftOut)) && <p>{m.filter_loosen()}</p>}
      <ul className={styles.lists}>
        {offered.map((list) => {
          const { type, filter, total, isCapped } = list
          const Icon = typeIcons[type]
          return (
            <li key={hrefOfList(list)} style={kindColours(type)}>
              <a href={hrefOfList(list)} className={styles.list}>
                <Icon />
                <span>
                  {m.search_list_count({ list: listTitle(type, filter, places), count: shortCount({ count: total, isCapped }) })}
                  {hasLeftOut(list) && (
                    <span className={styles.leftOut}> {m.search_list_without({ names: leftOutName(list.leftOut, places) })}</span>
                  )}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function hasLeftOut({ leftOut }: OfferedList): boolean {
  return choicesIn(leftOut).length > 0
}
