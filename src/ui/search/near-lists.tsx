/** Buttons for the lists of what is near the visitor. The position is asked for when one is pressed. */
import { LocateFixed } from 'lucide-react'
import type { NamedList } from '../../../domain/search/named-lists.ts'
import { m } from '../../../messages/compiled/messages.js'
import { listTitle } from '../../../words/list-title.ts'
import { kindColours } from '../kind.tsx'
import { usePlaceNames } from '../place-names.ts'
import styles from './offered-lists.module.css'

export interface NearListsProps {
  readonly lists: readonly NamedList[]
  readonly status: 'unasked' | 'busy' | 'denied' | 'lost'
  readonly onChoose: (list: NamedList) => void
}

export function NearLists({ lists, status, onChoose }: NearListsProps) {
  const places = usePlaceNames()
  return (
    <div role="group" className={styles.offered} aria-label={m.search_near()}>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.type} style={kindColours(list.type)}>
            <button type="button" className={styles.list} aria-disabled={status === 'busy'} onClick={() => onChoose(list)}>
              <LocateFixed />
              <span>
                {listTitle(list.type, list.filter, places)}
                <span className={styles.difference}> {m.search_near()}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>{statusText(status)}</p>
    </div>
  )
}

function statusText(status: NearListsProps['status']): string {
  switch (status) {
    case 'unasked': return m.search_near_hint()
    case 'busy': return m.search_near_locating()
    case 'denied': return m.search_near_denied()
    case 'lost': return m.search_near_failed()
  }
}
