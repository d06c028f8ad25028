/** Links to listings that are likely to be the same as one. */
import { useId, type ReactNode } from 'react'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { formatDays } from '../../../domain/days/format-period.ts'
import { spanOf } from '../../../domain/days/occurrences.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import styles from './likely-duplicates.module.css'

export interface LikelyDuplicatesProps {
  readonly duplicates: readonly LikelyDuplicate[]
  /** The address that shows one of them. */
  readonly hrefOf: (duplicate: LikelyDuplicate) => string
  /** What can be done with one of them, which the id of its title describes. */
  readonly actionOf?: (duplicate: LikelyDuplicate, titleId: string) => ReactNode
}

/** The list is named by what stands above it. */
export function LikelyDuplicates({ duplicates, hrefOf, actionOf }: LikelyDuplicatesProps) {
  const listId = useId()
  const { cityName } = usePlaceNames()
  return (
    <ul className={styles.list}>
      {duplicates.map((duplicate) => (
        <li key={duplicate.id}>
          <div className={styles.duplicate}>
            <span>
              <a
                id={`${listId}-${duplicate.id}`}
                href={hrefOf(duplicate)}
                target="_blank"
                rel="noopener"
                lang={languageOfText(duplicate.title)}
              >
                {duplicate.title}
              </a>
              <span className="visually-hidden"> {m.opens_new_tab()}</span>
              {factsOf(duplicate, cityName)}
            </span>
            {actionOf?.(duplicate, `${listId}-${duplicate.id}`)}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What two listings are compared by besides their titles. It begins with the dot that joins it to the title. */
export function factsOf(
  { city, state, startDate, endDate, author }: Omit<LikelyDuplicate, 'id' | 'type' | 'title'>, cityName: (name: string) => string,
): string {
  const span = spanOf({ startDate, endDate })
  const days = span && formatDays(span.from, span.to, getLocale())
  const facts = joinedFacts([
    city && cityName(city), days, author ? m.moderation_author({ author }) : null, state === 'pending' ? m.duplicates_waiting() : null,
  ])
  return facts && ` · ${facts}`
}
