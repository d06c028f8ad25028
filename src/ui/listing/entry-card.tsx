/** One entry of a list, as a card. Specification, sections 2, 3 and 9. */
import { useId, useState } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { dayOfSeveral } from '../../../domain/days/occurrences.ts'
import { dayParts } from '../../../domain/format.ts'
import type { Closed } from '../../../domain/listing/cancellation.ts'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import { descriptionIn, titleIn } from '../../../domain/listing/listing-language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { kindColours, typeIcons } from '../kind.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { CutDescription } from './cut-description.tsx'
import styles from './entry-card.module.css'
import { EntryFacts } from './entry-facts.tsx'
import { OtherLanguage } from './other-language.tsx'

interface EntryCardProps {
  readonly entry: Entry
  readonly type: ListingType
  readonly closed?: Closed | null | undefined
  /** The target of the title; without it the card shows all fields. */
  readonly href?: string | undefined
  /** The page of the listing, which search engines and other tabs open in place of the screen at `href`. */
  readonly page?: string | undefined
  /** Whether to leave out description, tags and link. */
  readonly isShort?: boolean
}

export function EntryCard({ entry, type, closed = null, href, page, isShort = false }: EntryCardProps) {
  const titleId = useId()
  const Icon = typeIcons[type]
  const [wanted, setWanted] = useState(getLocale)
  const [title, description] = [titleIn(wanted, entry), descriptionIn(wanted, entry)]
  return (
    <article className={styles.card} style={kindColours(type)} aria-labelledby={titleId}>
      <div className={styles.side}>{entry.currentDate ? <EntryDay entry={entry} day={entry.currentDate} /> : <Icon />}</div>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title} lang={title.language}>
          {href ? <a href={page ?? href} data-screen={page && href}>{title.text}</a> : title.text}
        </h3>
        {closed && <p className={styles.closed} data-closed={closed}>{m.entry_closed({ closed })}</p>}
        <EntryFacts listing={entry} type={type} />
      </div>
      {!isShort && (
        <div className={styles.body}>
          <CutDescription description={description} title={title} />
          <OtherLanguage listing={entry} shown={wanted} onLanguage={setWanted} />
          {entry.tags.length > 0 && (
            <ul className={styles.tags} aria-label={m.field_tags()}>
              {entry.tags.map(({ name }) => (
                <li key={name}>{m.tag_name({ tag: name })}</li>
              ))}
            </ul>
          )}
          {entry.link && <OutsideLink to={entry.link} />}
        </div>
      )}
    </article>
  )
}

/** The day an entry stands for. An event of several days is listed on each, and says which one it is. */
function EntryDay({ entry, day }: { readonly entry: Entry; readonly day: Day }) {
  const ofSeveral = dayOfSeveral(entry, day)
  return (
    <>
      <DateBadge day={day} />
      {ofSeveral && <p className={styles.ofSeveral}>{m.entry_day(ofSeveral)}</p>}
    </>
  )
}

/** The day an entry stands for: the day big, month and year small. */
function DateBadge({ day }: { readonly day: Day }) {
  const parts = dayParts(day, getLocale())
  return (
    <time className={styles.badge} dateTime={day}>
      <span className={styles.weekday}>{parts.weekday}</span>{' '}
      <span className={styles.day}>{parts.day}</span>{' '}
      <span className={styles.month}>
        {parts.shortMonth} {parts.year}
      </span>
    </time>
  )
}
