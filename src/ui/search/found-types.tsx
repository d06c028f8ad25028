/** What was found: a row with the types and their counts, and the listings, the types side by side or one of them. */
import { Fragment } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import type { Moment } from '../../../domain/days/times.ts'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import { byBestListing, likenessOf, type Likeness, type SearchRank } from '../../../domain/search/search-ranks.ts'
import { kindColours, typeIcons } from '../kind.tsx'
import { FoundCard } from './found-card.tsx'
import styles from './found-types.module.css'

/** What was found of a type: its first listings or a page of them, the rank of each, and how many there are. */
export interface FoundOfType {
  readonly type: ListingType
  readonly total: number
  readonly isCapped: boolean
  readonly listings: readonly Entry[]
  readonly ranks: readonly SearchRank[]
}

export interface FoundTypesProps {
  readonly found: readonly FoundOfType[]
  /** The type that is shown; null for all. */
  readonly type: ListingType | null
  readonly query: SearchQuery
  readonly now: Moment
  readonly hrefOfType: (type: ListingType | null) => string
  readonly hrefOf: (type: ListingType, listing: Entry) => string | undefined
}

/** So many listings of each type are shown beside the others. */
const maxBeside = 5

/** Links, so that each view has an address. */
export function TypeLinks({ found, type, hrefOfType }: FoundTypesProps) {
  const all = { total: found.reduce((sum, { total }) => sum + total, 0), isCapped: found.some(({ isCapped }) => isCapped) }
  return (
    <nav aria-label={m.search_types()}>
      <ul className={styles.types}>
        <li>
          <a href={hrefOfType(null)} aria-current={type === null ? 'page' : undefined}>
            {m.search_all()} <span className={styles.count}>{countOf(all)}</span>
          </a>
        </li>
        {found.map((each) => {
          const Icon = typeIcons[each.type]
          return (
            <li key={each.type} style={kindColours(each.type)}>
              <a href={hrefOfType(each.type)} aria-current={type === each.type ? 'page' : undefined}>
                <Icon />
                {typeWords[each.type].list()} <span className={styles.count}>{countOf(each)}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/**
 * A column for each type of which something was found, from the width of a tablet on beside each other. The type with the best listing
 * is first.
 */
export function AllTypes(props: FoundTypesProps) {
  return (
    <div className={styles.columns}>
      {byBestListing(props.found.filter(({ listings }) => listings.length > 0)).map((each) => (
        <section key={each.type} className={styles.column} style={kindColours(each.type)} aria-labelledby={`found-${each.type}`}>
          <h2 id={`found-${each.type}`} className={styles.heading}>
            {typeWords[each.type].list()} <span className={styles.count}>{countOf(each)}</span>
          </h2>
          <FoundCards {...props} shown={{ ...each, listings: each.listings.slice(0, maxBeside) }} />
          {each.total > maxBeside && (
            <a className={styles.more} href={props.hrefOfType(each.type)} data-from-top>
              {m.search_show_all({ count: countOf(each) })}
              <span className="visually-hidden"> {typeWords[each.type].list()}</span>
            </a>
          )}
        </section>
      ))}
    </div>
  )
}

/** The page of one type. */
export function OneType(props: FoundTypesProps & { readonly shown: FoundOfType }) {
  return (
    <div className={styles.one} style={kindColours(props.shown.type)}>
      <FoundCards {...props} />
    </div>
  )
}

const headings: readonly (readonly [Likeness, (() => string) | null])[] = [
  ['words', null], ['beginnings', m.search_beginnings], ['guesses', m.search_did_you_mean],
]

/**
 * After the listings that have the words come those with longer words that begin with them, then those with words that are only spelled
 * or sound alike, both with a heading.
 */
function FoundCards({ shown, ...props }: FoundTypesProps & { readonly shown: FoundOfType }) {
  return headings.map(([likeness, heading]) => {
    const listings = shown.listings.filter((_, index) => likenessOf(shown.ranks[index] ?? 0) === likeness)
    return listings.length > 0 && (
      <Fragment key={likeness}>
        {heading && <h3 className={styles.likeness}>{heading()}</h3>}
        <Cards {...props} shown={{ ...shown, listings }} />
      </Fragment>
    )
  })
}

function Cards({ shown: { type, listings }, query, now, hrefOf }: FoundTypesProps & { readonly shown: FoundOfType }) {
  return (
    <ul className={styles.cards}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <FoundCard type={type} listing={listing} query={query} now={now} href={hrefOf(type, listing)} />
        </li>
      ))}
    </ul>
  )
}

function countOf({ total, isCapped }: Pick<FoundOfType, 'total' | 'isCapped'>): string {
  return isCapped ? `${total}+` : String(total)
}
