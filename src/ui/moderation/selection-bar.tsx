/** What is selected in the queue, and the buttons that decide on all of it. */
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { BatchDecision, ListingResult } from '../../../domain/moderation/batch.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { shortCount } from '../../../words/listing-counts.ts'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import type { ReasonsFormProps } from '../given-reasons/reasons-form.tsx'
import styles from './selection-bar.module.css'

/** A selection of listings and the decision on it. */
export interface Selection extends Pick<ReasonsFormProps, 'offered' | 'given' | 'faults'> {
  readonly selected: readonly TypedListing[]
  /** The listings in view that can be selected. */
  readonly selectableIds: readonly number[]
  /** How many of the selected can be approved. */
  readonly decidableCount: number
  /** Whether no more can be selected. */
  readonly isFull: boolean
  /** Whose listings a press selects, on all pages; null for those of the page. */
  readonly author: string | null
  /** How many listings the list has. */
  readonly list: { readonly total: number; readonly isCapped: boolean }
  readonly status: 'quiet' | 'deciding' | 'rejection' | 'deletion' | 'decided' | 'partlyFailed' | 'exhausted' | 'failed'
  readonly isBusy: boolean
  readonly decision: BatchDecision
  readonly results: readonly ListingResult[]
  /** How many are not decided on yet. */
  readonly leftCount: number
  readonly failure: Failure | null
  readonly onSelect: (id: number, given: { readonly isRange: boolean }) => void
  readonly onSelectAll: () => void
  readonly onClear: () => void
  readonly onApprove: () => void
  /** Null where the server cannot reject. */
  readonly onReject: (() => void) | null
  readonly onDelete: () => void
  readonly onSendReasons: (given: GivenReasons) => void
  readonly onCancel: () => void
  readonly onRetry: () => void
}

export function SelectionBar(props: Selection) {
  const { selected, selectableIds, decidableCount, author, isBusy, onSelectAll, onClear, onApprove, onReject, onDelete } = props
  const count = selected.length
  const first = useFocusWhenEmptied(count)
  if (count === 0 && selectableIds.length === 0 && author === null) return null
  const decision = (className: string | undefined, label: string, onClick: () => void) => (
    <BusyButton className={className} isBusy={isBusy} onClick={onClick}>{label}</BusyButton>
  )
  return (
    <div role="group" aria-label={m.batch_label()} className={styles.bar}>
      <BusyButton ref={first} className={button.outline} isBusy={isBusy} onClick={onSelectAll}>
        {author === null ? m.batch_select_page() : m.batch_select_author({ author })}
      </BusyButton>
      <span role="status" className={styles.count}>{stateWords(props)}</span>
      {count > 0 && (
        <>
          <span className={styles.decisions}>
            {decidableCount > 0 && decision(button.primary, m.batch_approve({ count: decidableCount }), onApprove)}
            {onReject && decision(button.outline, m.batch_reject({ count }), onReject)}
            {decision(`${button.outline} ${styles.delete}`, m.batch_delete({ count }), onDelete)}
          </span>
          <BusyButton className={button.icon} aria-label={m.batch_clear()} isBusy={isBusy} onClick={onClear}>
            <X />
          </BusyButton>
        </>
      )}
    </div>
  )
}

function stateWords(props: Selection): string {
  const { status, selected, results, leftCount, isFull, isBusy } = props
  if (status === 'deciding') return m.batch_deciding({ count: results.length, total: results.length + leftCount })
  if (isBusy) return m.form_working()
  if (status === 'exhausted') return m.batch_exhausted()
  if (selected.length === 0) return ''
  return isFull ? m.batch_selected_most({ selected: selectedWords(props) }) : selectedWords(props)
}

/** Where a press selects on all pages, it is said how many of the list that is. */
function selectedWords({ selected: { length: count }, author, list: { total, isCapped } }: Selection): string {
  if (author === null || (count >= total && !isCapped)) return m.batch_selected({ count })
  return m.batch_selected_of({ count, total: shortCount({ count: total, isCapped }) })
}

/** The buttons of the decisions leave with the selection: the focus goes to the one that stays. */
function useFocusWhenEmptied(count: number) {
  const first = useRef<HTMLButtonElement>(null)
  const last = useRef(count)
  useLayoutEffect(() => {
    if (last.current > 0 && count === 0 && document.activeElement === document.body) first.current?.focus({ preventScroll: true })
    last.current = count
  }, [count])
  return first
}
