/** A card of an own listing, or its form while it is edited. */
import { useId, type ReactNode } from 'react'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import { hasWaitingChange, shownState } from '../../../domain/moderation/moderation.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { isRestorable, type OwnDecision, type OwnListing } from '../../../domain/listing/own-listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { kindColours } from '../kind.tsx'
import { CutDescription } from '../listing/cut-description.tsx'
import { EntryFacts } from '../listing/entry-facts.tsx'
import { dayOf } from '../moderated-listing/day-of.ts'
import { KindLabel } from '../moderated-listing/kind-label.tsx'
import { ListingChangePart } from '../moderated-listing/listing-change.tsx'
import { RejectionReason } from '../moderated-listing/rejection-reason.tsx'
import { Removal } from '../moderated-listing/removal.tsx'
import { StatementNote } from '../moderated-listing/statement-note.tsx'
import { StateLabel } from '../moderated-listing/state-label.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './own-listing-card.module.css'
import { decisionWords } from './decision-words.ts'

export interface OwnListingCardProps {
  readonly listing: OwnListing
  /** Replaces the content of the card. */
  readonly editor: ReactNode
  /** The address of the page of the listing, if it has one. */
  readonly page: string | undefined
  /** The same of the listing that is kept in place of it, if it was merged. */
  readonly keptPage: string | undefined
  readonly isChangeable: boolean
  /** Whether it can be cancelled, or reopened. */
  readonly isCancellable: boolean
  readonly canWithdraw: boolean
  /** The address to which objections are sent. */
  readonly contact: string
  /** The history of a listing; null where the server has none. */
  readonly historyOf: ((listing: OwnListing, titleId: string) => ReactNode) | null
  /** With what its author objects to a decision; null where the server takes no objections. */
  readonly objectionOf: ((statement: Statement, titleId: string) => ReactNode) | null
  readonly onEdit: () => void
  /** Begins a new listing with the text of this one. */
  readonly onCopy: () => void
  readonly onDecide: (decision: OwnDecision) => void
}

export function OwnListingCard(props: OwnListingCardProps) {
  const { listing, editor, page, keptPage, isChangeable, isCancellable, canWithdraw, contact, onEdit, onCopy, onDecide } = props
  const { historyOf, objectionOf } = props
  const titleId = useId()
  const language = languageOfListing(listing)
  const { type, title, description, state, stateSince, rejectionReason, statement, change, removal, cancellation } = listing
  const shown = shownState(listing)
  const since = (shown === 'cancelled' && cancellation?.at) || stateSince
  const decide = (decision: OwnDecision, className = `${button.outline} ${styles.withdraw}`) => (
    <button type="button" className={className} aria-describedby={titleId} onClick={() => onDecide(decision)}>
      {decisionWords(listing, decision).button()}
    </button>
  )
  const note = (stated: Statement) => (
    <StatementNote
      key={stated.id}
      statement={stated}
      contact={objectionOf ? null : contact}
      objecting={objectionOf?.(stated, titleId)}
    />
  )
  return (
    <article className={styles.card} style={kindColours(type)} aria-labelledby={titleId}>
      <p className={styles.top}>
        <KindLabel type={type} />
        <span className={styles.state}>
          <StateLabel state={shown} />
          {since && <time dateTime={since}>{dayOf(since)}</time>}
        </span>
      </p>
      <h3 id={titleId} className={styles.title} lang={language}>
        {page ? <a href={page}>{title}</a> : title}
      </h3>
      {removal && <Removal removal={removal} keptPage={keptPage} />}
      {cancellation?.note && (
        <p className={styles.note}>
          <TitledText message={({ title: note }) => m.own_cancelled_note({ note })} title={cancellation.note} />
        </p>
      )}
      {state === 'rejected' && <RejectionReason reason={rejectionReason} />}
      {statement && note(statement)}
      {editor || (
        <>
          <EntryFacts listing={listing} type={type} isAddressWhole />
          <CutDescription description={{ text: description, language }} title={{ text: title, language }} />
          {change && <ListingChangePart listing={listing} change={change} />}
          {change?.statement && note(change.statement)}
          <div className={styles.actions}>
            {isRestorable(listing) && decide('restoration', button.outline)}
            {isChangeable && (
              <button type="button" className={button.outline} aria-describedby={titleId} onClick={onEdit}>
                {state === 'approved' ? m.own_change() : m.own_edit()}
              </button>
            )}
            <a className={button.outline} href={href(paths.addSomethingGreen, { type })} aria-describedby={titleId} onClick={onCopy}>
              {m.own_copy()}
            </a>
            {isCancellable && decide(cancellation ? 'reopening' : 'cancellation', button.outline)}
            {isChangeable && hasWaitingChange(listing) && decide('change-withdrawal')}
            {isChangeable && canWithdraw && decide('withdrawal')}
          </div>
          {historyOf && <div className={styles.history}>{historyOf(listing, titleId)}</div>}
        </>
      )}
    </article>
  )
}
