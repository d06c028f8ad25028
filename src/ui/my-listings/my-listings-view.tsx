/** The listings of a member, the newest first, with their states. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { OwnDecision, OwnListing } from '../../../domain/listing/own-listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { EmptyState } from '../lists/empty-state.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './my-listings-view.module.css'
import { DecisionAlerts, type DecisionAlertsProps } from './decision-alerts.tsx'
import { decisionWords } from './decision-words.ts'
import { OwnListingCard, type OwnListingCardProps } from './own-listing-card.tsx'
import { OwnSearch } from './own-search.tsx'

export interface MyListingsViewProps
  extends DecisionAlertsProps, PagedListProps, Pick<OwnListingCardProps, 'historyOf' | 'objectionOf' | 'contact'> {
  readonly product: string
  readonly listings: readonly OwnListing[]
  /** The listing that is replaced by its editor. */
  readonly editedId: number | null
  readonly editor: ReactNode
  /** The address of the page of a listing that is public; undefined if the server has no such pages. */
  readonly pageOf: (listing: Pick<OwnListing, 'type' | 'id'>) => string | undefined
  /** What the titles are searched for; empty for all listings. */
  readonly search: string
  /** Null where the server does not search them. */
  readonly onSearch: ((text: string) => void) | null
  /** Whether the server lets members withdraw listings. */
  readonly canWithdraw: boolean
  readonly isChangeable: (listing: OwnListing) => boolean
  readonly isCancellable: (listing: OwnListing) => boolean
  /** Whether the last decision succeeded, and nothing was done since. */
  readonly isDecided: boolean
  readonly onEdit: (id: number) => void
  readonly onCopy: (id: number) => void
  readonly onDecide: (id: number, decision: OwnDecision) => void
}

export function MyListingsView(props: MyListingsViewProps) {
  const notice = useFocusOnNotice(props.isDecided)
  // While the list is loading too, so that it does not move the title when the list comes.
  const hasAddLink = props.status === 'loading' || props.status === 'ready'
  const add = (
    <a className={button.primary} href={href(paths.addSomethingGreen)}>
      {m.nav_add()}
    </a>
  )
  return (
    <Page product={props.product} title={m.own_title()} actions={hasAddLink && add}>
      <p className={styles.intro}>{m.own_intro()}</p>
      <ListScreen
        {...props}
        heading={m.list_heading({ page: props.page, pageCount: props.pageCount })}
        failed={m.own_failed()}
        thing="private"
        empty={<NoListings {...props} />}
        header={
          <>
            {hasSearch(props) && <OwnSearch search={props.search} onSearch={props.onSearch} />}
            {props.isDecided && (
              <p ref={notice} tabIndex={-1} className={styles.notice}>
                <TitledText message={decisionWords(props.chosen, props.decision).done} title={props.chosen?.title ?? ''} />
              </p>
            )}
          </>
        }
      >
        <OwnListings {...props} />
      </ListScreen>
      <DecisionAlerts {...props} />
    </Page>
  )
}

/** From so many listings on, they can be searched. */
const searchedFrom = 20

/** Few listings are seen at once. */
function hasSearch(props: MyListingsViewProps): props is MyListingsViewProps & { readonly onSearch: (text: string) => void } {
  return props.onSearch !== null && (props.search !== '' || props.total >= searchedFrom)
}

function NoListings({ search, onSearch }: MyListingsViewProps) {
  if (search === '' || !onSearch) return <EmptyState message={m.own_empty()} addHref={href(paths.addSomethingGreen)} />
  const all = (
    <button type="button" className={button.primary} onClick={() => onSearch('')}>
      {m.own_search_all()}
    </button>
  )
  return <EmptyNotice message={m.own_search_empty()} actions={all} />
}

/** Focuses the notice after the button that had the focus was removed. */
function useFocusOnNotice(isDecided: boolean) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [isDecided])
  return notice
}

function OwnListings(props: MyListingsViewProps) {
  const { isBusy, listings, editedId, editor, pageOf, historyOf, onEdit, onCopy, onDecide } = props
  const { isChangeable, isCancellable, canWithdraw, contact, objectionOf } = props
  return (
    <ul className={styles.list} aria-busy={isBusy}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <OwnListingCard
            listing={listing}
            editor={listing.id === editedId && editor}
            page={listing.state === 'approved' ? pageOf(listing) : undefined}
            keptPage={listing.removal?.mergedInto ? pageOf({ type: listing.type, id: listing.removal.mergedInto }) : undefined}
            isChangeable={isChangeable(listing)}
            isCancellable={isCancellable(listing)}
            canWithdraw={canWithdraw}
            contact={contact}
            historyOf={historyOf}
            objectionOf={objectionOf}
            onEdit={() => onEdit(listing.id)}
            onCopy={() => onCopy(listing.id)}
            onDecide={(decision) => onDecide(listing.id, decision)}
          />
        </li>
      ))}
    </ul>
  )
}
