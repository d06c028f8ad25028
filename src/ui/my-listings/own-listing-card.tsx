/** An own listing with what became of it; as a form while it is changed. */
import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { ListingState } from '../../../domain/listing.ts'
import { isChangeable, type OwnListing } from '../../../domain/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { kinds } from '../kind.tsx'
import { EntryFacts } from '../listing/entry-facts.tsx'
import styles from './own-listing-card.module.css'

interface OwnListingCardProps {
  readonly listing: OwnListing
  /** Stands in place of what the listing says. */
  readonly editor: ReactNode
  readonly canWithdraw: boolean
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

const stateIcons: Readonly<Record<ListingState, LucideIcon>> = { pending: Clock, approved: CircleCheck, rejected: CircleX }

export function OwnListingCard({ listing, editor, canWithdraw, onEdit, onWithdraw }: OwnListingCardProps) {
  const titleId = useId()
  const { type, title, description, state, rejectionReason } = listing
  const { icon: KindIcon, colour } = kinds[type]
  const StateIcon = stateIcons[state]
  return (
    <article className={styles.card} data-kind={colour} aria-labelledby={titleId}>
      <p className={styles.top}>
        <span className={styles.kind}>
          <KindIcon />
          {m.listing_type({ type })}
        </span>
        <span className={styles.state} data-state={state}>
          <StateIcon />
          {m.listing_state({ state })}
        </span>
      </p>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {state === 'rejected' && (
        <p className={styles.reason}>{rejectionReason ? m.own_reason({ reason: rejectionReason }) : m.own_no_reason()}</p>
      )}
      {editor || (
        <>
          <EntryFacts listing={listing} type={type} />
          <p className={styles.description}>{description}</p>
          {isChangeable(listing) && (
            <div className={styles.actions}>
              <button type="button" className={button.outline} aria-describedby={titleId} onClick={onEdit}>
                {m.own_edit()}
              </button>
              {canWithdraw && (
                <button type="button" className={`${button.outline} ${styles.withdraw}`} aria-describedby={titleId} onClick={onWithdraw}>
                  {m.own_withdraw()}
                </button>
              )}
            </div>
          )}
        </>
      )}
    </article>
  )
}
