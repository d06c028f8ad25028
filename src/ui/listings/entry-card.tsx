/** One entry of a list, as a card. Specification, sections 2, 3 and 9. */
import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { Day } from '../../../domain/days.ts'
import { dayParts } from '../../../domain/format.ts'
import type { Entry, ListingType } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { kindColours, kinds } from '../kind.tsx'
import { OutsideLink } from '../outside-link.tsx'
import styles from './entry-card.module.css'
import { EntryFacts } from './entry-facts.tsx'

interface EntryCardProps {
  readonly entry: Entry
  readonly type: ListingType
  /** The target of the title; without it the card shows all fields. */
  readonly href?: string | undefined
  /** Whether to leave out description, tags and link. */
  readonly isShort?: boolean
}

export function EntryCard({ entry, type, href, isShort = false }: EntryCardProps) {
  const titleId = useId()
  const { icon: Icon } = kinds[type]
  return (
    <article className={styles.card} style={kindColours(type)} aria-labelledby={titleId}>
      <div className={styles.side}>{entry.currentDate ? <DateBadge day={entry.currentDate} /> : <Icon />}</div>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {href ? <a href={href}>{entry.title}</a> : entry.title}
        </h3>
        <EntryFacts listing={entry} type={type} />
      </div>
      {!isShort && (
        <div className={styles.body}>
          <EntryDescription text={entry.description} title={entry.title} />
          {entry.tags.length > 0 && (
            <ul className={styles.tags} aria-label={m.field_tags()}>
              {entry.tags.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
          {entry.link && <OutsideLink to={entry.link} />}
        </div>
      )}
    </article>
  )
}

/** The day an entry stands for: the day big, month and year small. */
function DateBadge({ day }: { readonly day: Day }) {
  const parts = dayParts(day)
  return (
    <time className={styles.badge} dateTime={day}>
      <span className={styles.weekday}>{parts.weekday}</span>{' '}
      <span className={styles.day}>{parts.day}</span>{' '}
      <span className={styles.month}>
        {parts.month} {parts.year}
      </span>
    </time>
  )
}

/** Empty lines are left out of the short form, where they would use one of three lines. */
const emptyLines = /\n\s*\n/g

interface EntryDescriptionProps {
  readonly text: string
  /** The title of the listing, for the button's accessible name. */
  readonly title: string
}

/** A description, cut to three lines until expanded. */
function EntryDescription({ text, title }: EntryDescriptionProps) {
  const id = useId()
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [isCut, setIsCut] = useState(false)

  useLayoutEffect(() => {
    const measure = () => {
      const element = paragraph.current
      if (element && !isWhole) setIsCut(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [text, isWhole])

  return (
    <div>
      <p id={id} ref={paragraph} className={isWhole ? styles.whole : styles.cut}>
        {isWhole ? text : text.replace(emptyLines, '\n')}
      </p>
      {isCut && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? m.description_less() : m.description_more()}
          <span className="visually-hidden"> {m.description_of({ title })}</span>
        </button>
      )}
    </div>
  )
}
