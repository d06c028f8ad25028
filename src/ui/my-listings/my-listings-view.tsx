/** The listings of a member, the newest first, with their states. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { OwnListing, WithdrawnPart } from '../../../domain/listing/own-listing.ts'
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
import { OwnListingCard } from './own-listing-card.tsx'
import { WithdrawalAlerts, type WithdrawalAlertsProps } from './withdrawal-alerts.tsx'

export interface MyListingsViewProps extends WithdrawalAlertsProps, PagedListProps {
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
  /** The title of the listing that was withdrawn last, or whose change was. */
  readonly withdrawn: string | null
  readonly onEdit: (id: number) => void
  readonly onWithdraw: (id: number, part: WithdrawnPart) => void
}

export function MyListingsView(props: MyListingsViewProps) {
  const notice = useFocusOnNotice(props.withdrawn)
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
          props.withdrawn !== null && (
            <p ref={notice} tabIndex={-1} className={styles.notice}>
              <TitledText message={props.part === 'change' ? m.own_change_withdrawn : m.own_withdrawn} title={props.withdrawn} />
            </p>
          )
        }
      >
        <OwnListings {...props} />
      </ListScreen>
      <WithdrawalAlerts {...props} />
    </Page>
  )
}

/** Focuses the notice after the card that had the focus was removed. */
function useFocusOnNotice(withdrawn: string | null) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [withdrawn])
  return notice
}

function OwnListings(props: MyListingsViewProps) {
  const { isBusy, listings, editedId, editor, pageOf, isChangeable, canWithdraw, onEdit, onWithdraw } = props
  return (
    <ul className={styles.list} aria-busy={isBusy}>
      {listings.map((listing) => (
        <li key={listing.id}>
          <OwnListingCard
            listing={listing}
            editor={listing.id === editedId && editor}
            page={listing.state === 'approved' ? pageOf(listing) : undefined}
            isChangeable={isChangeable(listing)}
            canWithdraw={canWithdraw}
            onEdit={() => onEdit(listing.id)}
            onWithdraw={(part) => onWithdraw(listing.id, part)}
          />
        </li>
      ))}
    </ul>
  )
}
