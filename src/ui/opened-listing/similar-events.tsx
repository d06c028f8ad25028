/** The events that the modal of an event that is over leads to. */
import { formatWhen } from '../../../domain/days/format-period.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import { openedAddress } from '../../../domain/listing/opened-address.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import styles from './similar-events.module.css'

export function SimilarEvents({ events }: { readonly events: readonly Listing[] }) {
  if (events.length === 0) return null
  return (
    <section className={styles.similar} aria-labelledby="similar-events">
      <h3 id="similar-events">{m.page_similar()}</h3>
      <ul>
        {events.map((event) => {
          const { text, language } = titleIn(getLocale(), event)
          return (
            <li key={event.id}>
              <a href={openedAddress('event', event.id)} lang={language}>
                {text}
              </a>{' '}
              <span>{formatWhen(event, getLocale())}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
