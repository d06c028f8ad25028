/** Links to the events of the times that most people ask for; the link of the chosen one leads back to any time. */
import { withWhen } from '../../../domain/filter.ts'
import { paths } from '../../../domain/paths.ts'
import type { When } from '../../../domain/when.ts'
import { m } from '../../../messages/compiled/messages.js'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import styles from './quick-times.module.css'

interface QuickTimesProps {
  /** Its other choices stay. */
  readonly address: EventsAddress
}

const offered: readonly When[] = ['today', 'weekend', 'week']

export function QuickTimes({ address }: QuickTimesProps) {
  const { filter } = address
  const hrefOf = (when: When | null) =>
    href(paths.events, eventsSearch({ ...address, mode: 'list', filter: withWhen(filter, when), page: 1, event: null }))
  return (
    <nav aria-label={m.events_quick_times()}>
      <ul className={styles.times}>
        {offered.map((when) => {
          const isChosen = when === filter.when
          return (
            <li key={when}>
              <a className={styles.time} aria-current={isChosen ? 'true' : undefined} href={hrefOf(isChosen ? null : when)}>
                {m.filter_when_name({ when })}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
