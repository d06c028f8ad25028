/** Links to the events that most people ask for; the link of a choice that is made undoes it. */
import type { Choice } from '../../../domain/lists/choices.ts'
import { hasChosen, withValueToggled, type Filter } from '../../../domain/lists/filter.ts'
import { quickChoices, type QuickName } from '../../../domain/lists/quick-choices.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import linkRow from '../link-row.module.css'
import { LinkRow } from '../link-row.tsx'
import styles from './quick-choices.module.css'

interface QuickChoicesProps {
  /** Its other choices stay. */
  readonly address: EventsAddress
  /** The choices that the server selects by. */
  readonly offered: readonly Choice[]
}

const words: Readonly<Record<QuickName, () => string>> = {
  today: () => m.filter_when_name({ when: 'today' }),
  weekend: () => m.filter_when_name({ when: 'weekend' }),
  free: m.cost_free,
  children: m.filter_children,
}

export function QuickChoices({ address, offered }: QuickChoicesProps) {
  const { filter } = address
  const hrefOf = (changed: Filter) => href(paths.events, eventsSearch({ ...address, mode: 'list', filter: changed, page: 1, event: null }))
  return (
    <nav aria-label={m.events_quick_choices()}>
      <LinkRow>
        <ul className={styles.choices}>
          {quickChoices.filter(({ choice }) => offered.includes(choice)).map((quick) => (
            <li key={quick.name}>
              <a
                className={`${linkRow.link} ${styles.choice}`}
                aria-current={hasChosen(filter, quick) ? 'true' : undefined}
                href={hrefOf(withValueToggled(filter, quick))}
              >
                {words[quick.name]()}
              </a>
            </li>
          ))}
        </ul>
      </LinkRow>
    </nav>
  )
}
