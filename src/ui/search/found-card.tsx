/** A listing that was found: its title, what tells it apart, and the part of its text that has the words. */
import { useId } from 'react'
import type { Moment } from '../../../domain/days/times.ts'
import { closedBy } from '../../../domain/listing/cancellation.ts'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import { descriptionIn, titleIn } from '../../../domain/listing/listing-language.ts'
import { excerptOf } from '../../../domain/search/search-hits.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { usePlaceNames } from '../place-names.ts'
import { EntryFacts } from '../listing/entry-facts.tsx'
import { MarkedName, MarkedText } from './marked-text.tsx'
import styles from './found-card.module.css'

interface FoundCardProps {
  readonly type: ListingType
  readonly listing: Entry
  readonly query: SearchQuery
  readonly now: Moment
  readonly href: string | undefined
}

export function FoundCard({ type, listing, query, now, href }: FoundCardProps) {
  const { cityName } = usePlaceNames()
  const titleId = useId()
  const [title, description] = [titleIn(getLocale(), listing), descriptionIn(getLocale(), listing)]
  const { city, tags } = listing
  const closed = closedBy(listing, now)
  const marked = <MarkedText text={title.text} query={query} />
  const town = city && <MarkedName field="town" stored={city} name={cityName(city)} query={query} />
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title} lang={title.language}>
        {href ? <a href={href}>{marked}</a> : marked}
      </h3>
      {closed && <p className={styles.closed} data-closed={closed}>{m.entry_closed({ closed })}</p>}
      <EntryFacts listing={listing} type={type} town={town} />
      <p lang={description.language} className={styles.text}>
        <MarkedText text={excerptOf(description.text, query)} query={query} />
      </p>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={m.field_tags()}>
          {tags.map(({ name }) => (
            <li key={name}>
              <MarkedName field="tag" stored={name} name={m.tag_name({ tag: name })} query={query} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
