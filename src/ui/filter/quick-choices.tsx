/** Links to the events that most people ask for; the link of a choice that is made undoes it. */
import type { ReactNode } from 'react'
import type { Choice } from '../../../domain/lists/choices.ts'
import { hasChosen, noFilter, withValueToggled, type Filter } from '../../../domain/lists/filter.ts'
import { quickChoices } from '../../../domain/lists/quick-choices.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { namedChoices } from '../../../words/choices.ts'
import { eventsSearch, href, type EventsAddress } from '../../paths.ts'
import linkRow from '../link-row.module.css'
import { LinkRow } from '../link-row.tsx'
import { usePlaceNames } from '../place-names.ts'
import styles from './quick-choices.module.css'

interface QuickChoicesProps {
  /** The only choice, if it is none of them. It stands before them, so that it takes no row of its own. */
  readonly chip?: ReactNode
  /** Its other choices stay. */
  readonly address: EventsAddress
  /** The choices that the server selects by. */
  readonly offered: readonly Choice[]
}

export function QuickChoices({ chip, address, offered }: QuickChoicesProps) {
  const places = usePlaceNames()
  const { filter } = address
  // Each choice that is made is seen, since it has no chip: the row scrolls to one of them.
  const isWhole = quickChoices.filter((quick) => hasChosen(filter, quick)).length > 1
  const hrefOf = (changed: Filter) => href(paths.events, eventsSearch({ ...address, mode: 'list', filter: changed, page: 1, event: null }))
  return (
    <nav aria-label={m.events_quick_choices()}>
      <LinkRow isWhole={isWhole}>
        {chip}
        <ul className={`${styles.choices} ${isWhole ? styles.whole : ''}`}>
          {quickChoices.filter(({ choice }) => offered.includes(choice)).map((quick) => (
            <li key={quick.name}>
              <a
                className={`${linkRow.link} ${styles.choice}`}
                aria-current={hasChosen(filter, quick) ? 'true' : undefined}
                href={hrefOf(withValueToggled(filter, quick))}
              >
                {namedChoices(withValueToggled(noFilter, quick), places).map(({ words }) => words)}
              </a>
            </li>
          ))}
        </ul>
      </LinkRow>
    </nav>
  )
}
