/** Links to the events that most people ask for; the link of a choice that is made undoes it. */
import type { Filter } from '../../../domain/lists/filter.ts'
import { isChosen, quickChoices, withQuickChoice, type QuickChoice } from '../../../domain/lists/quick-choices.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import linkRow from '../link-row.module.css'
import styles from './quick-choices.module.css'

interface QuickChoicesProps {
  /** Its other choices stay. */
  readonly address: EventsAddress
  /** Whether the server selects by cost. */
  readonly hasFree: boolean
}

const names: Readonly<Record<'free' | 'tags', () => string>> = { free: m.cost_free, tags: m.filter_children }

function nameOf(quick: QuickChoice): string {
  return quick.choice === 'when' ? m.filter_when_name({ when: quick.value }) : names[quick.choice]()
}

export function QuickChoices({ address, hasFree }: QuickChoicesProps) {
  const { filter } = address
  const hrefOf = (changed: Filter) => href(paths.events, eventsSearch({ ...address, mode: 'list', filter: changed, page: 1, event: null }))
  return (
    <nav className={linkRow.row} aria-label={m.events_quick_choices()}>
      <ul className={styles.choices}>
        {quickChoices.filter(({ choice }) => hasFree || choice !== 'free').map((quick) => (
          <li key={nameOf(quick)}>
            <a
              className={`${linkRow.link} ${styles.choice}`}
              aria-current={isChosen(filter, quick) ? 'true' : undefined}
              href={hrefOf(withQuickChoice(filter, quick))}
            >
              {nameOf(quick)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
