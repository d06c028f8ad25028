/** All fields of a listing, with its move or change, for moderators. Specification, section 2. */
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/languages.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { shownFieldsOf } from '../../../domain/listing/listing-fields.ts'
import { languageOfListing, otherLanguage } from '../../../domain/listing/listing-language.ts'
import { shownState, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { EntryFacts } from '../listing/entry-facts.tsx'
import { OutsideLink } from '../outside-link.tsx'
import { KindLabel } from './kind-label.tsx'
import { ListingChangePart } from './listing-change.tsx'
import { ListingMove } from './listing-move.tsx'
import { StateLabel } from './state-label.tsx'
import styles from './whole-listing.module.css'

/** What is shown below the facts, in this order. */
const belowFacts = {
  description: (listing) => (
    <p className={styles.description} lang={languageOfListing(listing)}>
      {listing.description}
    </p>
  ),
  translatedTitle: (listing) => listing.translatedTitle && (
    <p className={styles.translated} lang={translationOf(listing)}>
      {listing.translatedTitle}
    </p>
  ),
  translatedDescription: (listing) => listing.translatedDescription && (
    <p className={styles.description} lang={translationOf(listing)}>
      {listing.translatedDescription}
    </p>
  ),
  tags: ({ tags }) => tags.length > 0 && (
    <ul className={styles.tags} aria-label={m.field_tags()}>
      {tags.map(({ name }) => (
        <li key={name}>{m.tag_name({ tag: name })}</li>
      ))}
    </ul>
  ),
  link: ({ link }) => link && <OutsideLink to={link} />,
} satisfies { readonly [Field in ListingField]?: (listing: TypedListing) => ReactNode }

/** The fields that are no facts of their own: the heading, the language of the texts, and what is said with the first day. */
const elsewhere: readonly ListingField[] = ['title', 'language', 'endDate', 'startTime', 'endTime']

const isFact = (field: ListingField) => !(field in belowFacts) && !elsewhere.includes(field)

function translationOf(listing: TypedListing): Language | undefined {
  return otherLanguage(languageOfListing(listing), listing) ?? undefined
}

interface WholeListingProps {
  readonly listing: TypedListing
  readonly titleId: string
  /** What is known of it, above the move or change. */
  readonly children?: ReactNode
}

export function WholeListing({ listing, titleId, children }: WholeListingProps) {
  const { type, title, change, moved } = listing
  return (
    <>
      <div className={styles.head}>
        <p className={styles.top}>
          <KindLabel type={type} />
          <StateLabel state={shownState(listing)} />
        </p>
        <h3 id={titleId} className={styles.title} lang={languageOfListing(listing)}>
          {title}
        </h3>
        <EntryFacts listing={listing} type={type} fields={shownFieldsOf(type).filter(isFact)} isAddressWhole />
      </div>
      {children}
      {moved && <ListingMove listing={listing} moved={moved} />}
      {change && <ListingChangePart listing={listing} change={change} />}
      {Object.entries(belowFacts).map(([field, Part]) => (
        <Part key={field} {...listing} />
      ))}
    </>
  )
}
