/** What a listing says, in short, beside a decision on it. */
import type { TypedListing } from '../../../domain/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { kinds } from '../kind.tsx'
import styles from './decided-listing.module.css'

interface DecidedListingProps {
  readonly listing: TypedListing
}

export function DecidedListing({ listing: { type, title, description } }: DecidedListingProps) {
  const { icon: Icon, colour } = kinds[type]
  return (
    <blockquote className={styles.listing} style={{ borderColor: `var(--${colour})` }}>
      <p className={styles.kind} style={{ color: `var(--${colour})` }}>
        <Icon />
        {m.listing_type({ type })}
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>{description}</p>
    </blockquote>
  )
}
