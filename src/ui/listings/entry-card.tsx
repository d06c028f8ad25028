/** One entry of a list, as a card. Specification, sections 2, 3 and 9. */
import { useId, type CSSProperties } from 'react'
import type { Entry, ListingType } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { kinds } from '../kind.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { DateBadge } from './date-badge.tsx'
import styles from './entry-card.module.css'
import { EntryDescription } from './entry-description.tsx'
import { EntryFacts } from './entry-facts.tsx'

interface EntryCardProps {
  readonly entry: Entry
  readonly type: ListingType
  /** Where the title leads; without it the card says everything. */
  readonly href?: string | undefined
  /** Without description, tags and link, for places where the list is not the main thing. */
  readonly isShort?: boolean
}

export function EntryCard({ entry, type, href, isShort = false }: EntryCardProps) {
  const titleId = useId()
  const { icon: Icon, colour } = kinds[type]
  const colours = { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
  return (
    <article className={styles.card} style={colours} aria-labelledby={titleId}>
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
