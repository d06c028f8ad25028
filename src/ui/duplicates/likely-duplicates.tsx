/** Links to listings that are likely to be the same as one. */
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
}

/** The list is named by what stands above it. */
export function LikelyDuplicates({ duplicates, hrefOf }: LikelyDuplicatesProps) {
  const { cityName } = usePlaceNames()
  return (
    <ul className={styles.list}>
      {duplicates.map((duplicate) => (
        <li key={duplicate.id}>
          <a href={hrefOf(duplicate)} target="_blank" rel="noopener" lang={languageOfText(duplicate.title)}>
            {duplicate.title}
          </a>
          <span className="visually-hidden"> {m.opens_new_tab()}</span>
          {factsOf(duplicate, cityName)}
        </li>
      ))}
    </ul>
  )
}

/** It begins with the dot that joins it to the title. */
function factsOf({ city, state, startDate, endDate }: LikelyDuplicate, cityName: (name: string) => string): string {
  const span = spanOf({ startDate, endDate })
  const days = span && formatDays(span.from, span.to, getLocale())
  const facts = joinedFacts([city && cityName(city), days, state === 'pending' ? m.duplicates_waiting() : null])
  return facts && ` · ${facts}`
}
