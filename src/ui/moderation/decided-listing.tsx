/** A short form of the listing that is being decided on. */
import type { TypedListing } from '../../../domain/moderation.ts'
import { kindColours } from '../kind.tsx'
import { KindLabel } from '../listings/kind-label.tsx'
import styles from './decided-listing.module.css'

interface DecidedListingProps {
  readonly listing: TypedListing
}

export function DecidedListing({ listing: { type, title, description } }: DecidedListingProps) {
  return (
    <blockquote className={styles.listing} style={kindColours(type)}>
      <p>
        <KindLabel type={type} />
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.description}>{description}</p>
    </blockquote>
  )
}
