/** Links to the events that most people ask for; the link of a choice that is made undoes it. */
import { withToggled, withWhen, type Filter } from '../../../domain/lists/filter.ts'
import { paths } from '../../../domain/paths.ts'
import type { RelativeTime } from '../../../domain/days/when.ts'
import { m } from '../../../messages/compiled/messages.js'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import styles from './quick-choices.module.css'

interface QuickChoicesProps {
  /** Its other choices stay. */
  readonly address: EventsAddress
  /** Whether the server selects by cost. */
  readonly hasFree: boolean
}

const times: readonly RelativeTime[] = ['today', 'weekend']

/** The tag of events for children. */
const forChildren = 'Kids friendly'

export function QuickChoices({ address, hasFree }: QuickChoicesProps) {
  const { filter } = address
  const ofTime = times.map((when) => {
    const isChosen = when === filter.when
    return { name: m.filter_when_name({ when }), isChosen, changed: withWhen(filter, isChosen ? null : when) }
  })
  const ofCost = {
    name: m.cost_free(),
    isChosen: filter.free === true,
    changed: withToggled(filter, { choice: 'free', name: null }),
  }
  const ofAge = {
    name: m.filter_children(),
    isChosen: filter.tags.includes(forChildren),
    changed: withToggled(filter, { choice: 'tags', name: forChildren }),
  }
  const hrefOf = (changed: Filter) => href(paths.events, eventsSearch({ ...address, mode: 'list', filter: changed, page: 1, event: null }))
  return (
    <nav className={styles.row} aria-label={m.events_quick_choices()}>
      <ul className={styles.choices}>
        {[...ofTime, ...(hasFree ? [ofCost] : []), ofAge].map(({ name, isChosen, changed }) => (
          <li key={name}>
            <a className={styles.choice} aria-current={isChosen ? 'true' : undefined} href={hrefOf(changed)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
