/** A listing before an administrator: its line in the queue, and the card with what can be done. Specification, section 2. */
import { useId, useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { Day } from '../../../domain/days.ts'
import type { Decision, TypedListing } from '../../../domain/moderation.ts'
import type { ListingField, ListingForm } from '../../../domain/submission.ts'
import { kinds } from '../kind.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { CardAlerts } from './card-alerts.tsx'
import { CardDetails } from './card-details.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { EditPanel } from './edit-panel.tsx'
import styles from './moderation-card.module.css'
import { itemIn } from './queue-item.ts'
import { QueueRow } from './queue-row.tsx'
import { RejectionPanel } from './rejection-panel.tsx'

export interface ModerationCardProps {
  readonly listing: TypedListing
  readonly isOpened: boolean
  /** What the card holds: the listing, a form, or two versions of the listing. */
  readonly panel: 'details' | 'edit' | 'rejection' | 'conflict'
  /** What is told or asked in a modal. */
  readonly alert: 'failed' | 'gone' | 'deletion' | null
  readonly isBusy: boolean
  readonly decision: Decision
  readonly form: ListingForm
  readonly reason: string
  readonly faults: FieldFaults<ListingField | 'reason'>
  readonly failure: Failure | null
  /** The listing as somebody else has left it. */
  readonly current: TypedListing | null
  readonly cities: CityList
  /** Whether the audit log can be asked what happened to the listing. */
  readonly hasHistory: boolean
  /** Athens' today. */
  readonly today: Day
  readonly onOpen: () => void
  readonly onApprove: () => void
  readonly onEdit: () => void
  /** Null where the server cannot reject. */
  readonly onReject: (() => void) | null
  readonly onDelete: () => void
  readonly onSave: (form: ListingForm) => void
  readonly onCancelEdit: () => void
  readonly onSendRejection: (reason: string) => void
  readonly onCancelRejection: () => void
  readonly onConfirmDeletion: () => void
  readonly onCancelDeletion: () => void
  readonly onAdopt: () => void
  readonly onOverride: () => void
  readonly onCloseAlert: () => void
}

export function ModerationCard(props: ModerationCardProps) {
  const { listing, panel, isBusy } = props
  const id = useId()
  const card = useFocusInPanel(panel)
  const { colour } = kinds[listing.type]
  const colours = { '--kind': `var(--${colour})`, '--kind-soft': `var(--${colour}-soft)` } as CSSProperties
  return (
    <>
      <QueueRow {...props} cardId={id} style={colours} />
      <article
        ref={card}
        id={id}
        tabIndex={-1}
        className={styles.card}
        style={colours}
        aria-labelledby={`${id}-title`}
        aria-busy={isBusy}
        data-card
      >
        {panel === 'details' && <CardDetails {...props} titleId={`${id}-title`} />}
        {panel === 'edit' && <EditPanel {...props} titleId={`${id}-title`} />}
        {panel === 'rejection' && <RejectionPanel {...props} titleId={`${id}-title`} />}
        {panel === 'conflict' && <ConflictPanel {...props} titleId={`${id}-title`} />}
      </article>
      <CardAlerts {...props} />
    </>
  )
}

/** Where a panel takes the place of another, the focus goes on in it, unless the person is elsewhere by now. */
function useFocusInPanel(panel: ModerationCardProps['panel']) {
  const card = useRef<HTMLElement>(null)
  const shown = useRef(panel)
  useLayoutEffect(() => {
    if (shown.current === panel) return
    shown.current = panel
    const isHere = document.activeElement === document.body || itemIn(document.activeElement) === itemIn(card.current)
    if (!isHere) return
    const start = panel === 'details' ? card.current : card.current?.querySelector<HTMLElement>('input, textarea, [tabindex="-1"]')
    start?.focus()
  }, [panel])
  return card
}
