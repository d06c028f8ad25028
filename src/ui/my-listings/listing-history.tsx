/** What happened to an own listing, the last step first. */
import { useId } from 'react'
import { formatExactMoment, formatMoment } from '../../../domain/format-moment.ts'
import type { ListingStep } from '../../../domain/moderation/listing-history.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { ChangedTexts } from '../moderated-listing/changed-texts.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './listing-history.module.css'
import { stepText } from './step-words.ts'

interface ListingHistoryProps {
  readonly steps: readonly ListingStep[]
  readonly titleId: string
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly hasFailed: boolean
  /** Whether there are earlier steps. */
  readonly hasMore: boolean
  readonly onShow: () => void
  readonly onHide: () => void
  readonly onExtend: () => void
}

export function ListingHistory(props: ListingHistoryProps) {
  const { steps, titleId, isOpen, isBusy, hasFailed, hasMore, onShow, onHide, onExtend } = props
  const id = useId()
  return (
    <div className={styles.history}>
      <button
        type="button" className={button.quiet} aria-expanded={isOpen} aria-controls={id} aria-describedby={titleId}
        onClick={isOpen ? onHide : onShow}
      >
        {m.own_history()}
      </button>
      <div id={id} hidden={!isOpen} aria-busy={isBusy}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.id} {...step} />
          ))}
        </ol>
        <p role="status" className={styles.status}>
          {isBusy && m.own_history_loading()}
          {hasFailed && m.own_history_failed()}
        </p>
        {hasFailed && (
          <button type="button" className={button.outline} onClick={onShow}>
            {m.try_again()}
          </button>
        )}
        {hasMore && !hasFailed && (
          <BusyButton className={button.outline} isBusy={isBusy} onClick={onExtend}>{m.own_history_earlier()}</BusyButton>
        )}
      </div>
    </div>
  )
}

function Step({ at, by, action, reason, note, texts }: ListingStep) {
  const words = reason ?? note
  return (
    <li className={styles.step}>
      <p className={styles.what}>
        <time dateTime={at} title={formatExactMoment(at, getLocale())} className={styles.when}>
          {formatMoment(at, getLocale())}
        </time>
        {stepText(action, by)}
      </p>
      {words && (
        <p className={styles.words}>
          <TitledText message={reason ? reasonText : noteText} title={words} />
        </p>
      )}
      {texts && <ChangedTexts {...texts} />}
    </li>
  )
}

const reasonText = ({ title: reason }: { title: string }) => m.listing_rejection_reason({ reason })
const noteText = ({ title: note }: { title: string }) => m.own_cancelled_note({ note })
