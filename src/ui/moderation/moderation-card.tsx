/** A listing under moderation: its row in the queue and its card. Specification, section 2. */
import { useId, useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { joinedFacts } from '../../../domain/joined-facts.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { hasWaitingChange, isUnseenMove, shownState, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { kindColours, typeIcons } from '../kind.tsx'
import { usePlaceNames } from '../place-names.ts'
import { CardAlerts, type CardAlertsProps } from './card-alerts.tsx'
import { CardDetails, type CardDetailsProps } from './card-details.tsx'
import { ConflictPanel, type ConflictPanelProps } from './conflict-panel.tsx'
import { EditPanel, type EditPanelProps } from './edit-panel.tsx'
import styles from './moderation-card.module.css'
import { itemIn } from './queue-focus.ts'
import { Readers } from './readers.tsx'
import { RejectionPanel, type RejectionPanelProps } from './rejection-panel.tsx'

/** The props of all parts of the card. */
export interface ModerationCardProps
  extends Omit<CardDetailsProps, 'titleId'>,
    Omit<EditPanelProps, 'titleId'>,
    Omit<RejectionPanelProps, 'titleId'>,
    Omit<ConflictPanelProps, 'titleId'>,
    CardAlertsProps {
  readonly isOpened: boolean
  /** The names of colleagues who have it open. */
  readonly readers: readonly string[]
  /** The content of the card: the listing, a form, or two versions of the listing. */
  readonly panel: 'details' | 'edit' | 'rejection' | 'conflict'
  readonly faults: FieldFaults<ListingField | 'reason'>
  readonly onOpen: () => void
}

export function ModerationCard(props: ModerationCardProps) {
  const { listing, readers, panel, isBusy } = props
  const id = useId()
  const card = useFocusInPanel(panel)
  const colours = kindColours(listing.type)
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
        aria-describedby={readers.length > 0 ? `${id}-readers` : undefined}
        aria-busy={isBusy}
        data-card
      >
        <Readers id={`${id}-readers`} names={readers} />
        {panel === 'details' && <CardDetails {...props} titleId={`${id}-title`} />}
        {panel === 'edit' && <EditPanel {...props} titleId={`${id}-title`} />}
        {panel === 'rejection' && <RejectionPanel {...props} titleId={`${id}-title`} />}
        {panel === 'conflict' && <ConflictPanel {...props} titleId={`${id}-title`} />}
      </article>
      <CardAlerts {...props} />
    </>
  )
}

/** Moves the focus into a panel that replaces another, unless the person has moved elsewhere. */
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

interface QueueRowProps {
  readonly listing: TypedListing
  readonly isOpened: boolean
  readonly readers: readonly string[]
  readonly panel: ModerationCardProps['panel']
  readonly isBusy: boolean
  readonly cardId: string
  readonly style: CSSProperties
  readonly onOpen: () => void
}

/** The row of a listing in the queue of wide screens, which opens the card beside the queue. */
function QueueRow({ listing, isOpened, readers, panel, isBusy, cardId, style, onOpen }: QueueRowProps) {
  const { cityName } = usePlaceNames()
  const { title, type, city } = listing
  const Icon = typeIcons[type]
  return (
    <button
      type="button"
      className={styles.row}
      style={style}
      aria-current={isOpened}
      aria-controls={cardId}
      onClick={onOpen}
      data-row
    >
      <Icon />
      <span className={styles.words}>
        <span className={styles.title} lang={languageOfListing(listing)}>
          {title}
        </span>
        <span className={styles.facts}>
          {joinedFacts([
            shownState(listing) === 'cancelled' ? m.listing_state({ state: 'cancelled' }) : null,
            waitingMark(listing), reportsMark(listing), typeWords[type].name(), cityName(city ?? ''),
            listing.submission?.author?.username ?? null,
          ])}
          {(isBusy || panel !== 'details') && <span className={styles.mark}> {m.moderation_at_work()}</span>}
        </span>
      </span>
      <Readers names={readers} />
    </button>
  )
}

function waitingMark(listing: TypedListing): string | null {
  if (hasWaitingChange(listing)) return m.moderation_change()
  return isUnseenMove(listing) ? m.moderation_move() : null
}

function reportsMark({ reports }: TypedListing): string | null {
  return reports ? m.moderation_reports({ count: reports.count }) : null
}
