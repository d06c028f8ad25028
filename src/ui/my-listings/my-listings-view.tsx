/** The listings of a member, the newest first, with their states. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { OwnDecision, OwnListing } from '../../../domain/listing/own-listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Page } from '../page.tsx'
import { EmptyState } from '../lists/empty-state.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './my-listings-view.module.css'
import { DecisionAlerts, type DecisionAlertsProps } from './decision-alerts.tsx'
import { decisionWords } from './decision-words.ts'
import { OwnListingCard } from './own-listing-card.tsx'

export interface MyListingsViewProps extends DecisionAlertsProps, PagedListProps {
  readonly product: string
  readonly listings: readonly OwnListing[]
  /** The listing that is replaced by its editor. */
  readonly editedId: number | null
  readonly editor: ReactNode
  /** The address of the page of a listing that is public; undefined if the server has no such pages. */
  readonly pageOf: (listing: OwnListing) => string | undefined
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
        empty={<EmptyState message={m.own_empty()} addHref={href(paths.addSomethingGreen)} />}
        header={
          props.isDecided && (
            <p ref={notice} tabIndex={-1} className={styles.notice}>
              <TitledText message={decisionWords(props.chosen, props.decision).done} title={props.chosen?.title ?? ''} />
            </p>
          )
        }
      >
        <OwnListings {...props} />
      </ListScreen>
      <DecisionAlerts {...props} />
    </Page>
  )
}

/** Focuses the notice after the button that had the focus was removed. */
function useFocusOnNotice(isDecided: boolean) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [isDecided])
  return notice
}

function OwnListings(props: MyListingsViewProps) {
  const { isBusy, listings, editedId, editor, pageOf, isChangeable, isCancellable, canWithdraw, onEdit, onCopy, onDecide } = props
  return (
    <ul className={styles.list} aria-busy={isBusy}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <OwnListingCard
            listing={listing}
            editor={listing.id === editedId && editor}
            page={listing.state === 'approved' ? pageOf(listing) : undefined}
            isChangeable={isChangeable(listing)}
            isCancellable={isCancellable(listing)}
            canWithdraw={canWithdraw}
            onEdit={() => onEdit(listing.id)}
            onCopy={() => onCopy(listing.id)}
            onDecide={(decision) => onDecide(listing.id, decision)}
          />
        </li>
      ))}
    </ul>
  )
}
