/** A short form of the listing that is being decided on. */
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { kindColours } from '../kind.tsx'
import { CutDescription } from '../listing/cut-description.tsx'
import { KindLabel } from '../moderated-listing/kind-label.tsx'
import styles from './decided-listing.module.css'

interface DecidedListingProps {
  readonly listing: TypedListing
}

export function DecidedListing({ listing }: DecidedListingProps) {
  const { type, title, description } = listing
  const language = languageOfListing(listing)
  return (
    <blockquote className={styles.listing} style={kindColours(type)}>
      <p>
        <KindLabel type={type} />
      </p>
      <p className={styles.title} lang={language}>
        {title}
      </p>
      <CutDescription description={{ text: description, language }} title={{ text: title, language }} />
    </blockquote>
  )
}
