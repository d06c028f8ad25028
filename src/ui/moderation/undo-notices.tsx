/** What was decided in the last minute, each with a button that undoes it, above every screen. */
import { Undo2, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { MadeDecision, UndoResult } from '../../../domain/moderation/undo.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { TitledText } from '../titled-text.tsx'
import { decidedWords } from './decided-words.ts'
import styles from './undo-notices.module.css'

interface UndoNoticesProps {
  /** The decisions that the key does not undo next, the oldest first. */
  readonly older: readonly ReactElement[]
  /** What is said of a press that was made, and the decision that the key undoes next, which is the last one. */
  readonly shown: readonly ReactElement[]
}

/** What was not pressed yet is shown on request, but for the last decision: several decisions follow each other quickly. */
export function UndoNotices({ older, shown }: UndoNoticesProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (older.length + shown.length === 0) return null
  // One list, so that a notice that goes on from one part to the other stays the same element, whose change is announced.
  const notices = isWhole ? [...older, ...shown] : shown
  return (
    <section aria-label={m.undo_label()} className={styles.notices}>
      {older.length > 0 && (
        <div className={styles.older}>
          <button type="button" className={button.quiet} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {m.undo_earlier({ count: older.length })}
          </button>
        </div>
      )}
      {notices}
    </section>
  )
}

export interface UndoNoticeProps {
  readonly decision: MadeDecision
  readonly status: 'undoable' | 'busy' | 'failed' | 'undone' | 'kept'
  /** Null before the answer. */
  readonly result: UndoResult | null
  readonly failure: Failure | null
  /** Whether the key undoes it. */
  readonly hasKey: boolean
  readonly onUndo: () => void
  readonly onClose: () => void
}

export function UndoNotice(props: UndoNoticeProps) {
  const { status, hasKey, onUndo, onClose } = props
  const { close, follow } = useFocusOnClose(status)
  const isBusy = status === 'busy'
  const isAnswered = status !== 'undoable' && !isBusy

  function leave() {
    document.getElementById('main')?.focus({ preventScroll: true })
    onClose()
  }

  return (
    <div className={styles.notice} data-status={status}>
      <p className={styles.words}>
        {isAnswered ? null : madeWords(props.decision)}
        {/* What was decided is told by the list, too, and so not again. */}
        <span role="status">{isAnswered && answerWords(props)}</span>
      </p>
      {(!isAnswered || status === 'failed') && (
        <BusyButton
          className={button.outline}
          isBusy={isBusy}
          aria-keyshortcuts={hasKey ? 'z' : undefined}
          onFocus={() => follow(true)}
          onBlur={() => follow(false)}
          onClick={onUndo}
        >
          <Undo2 aria-hidden="true" />
          {m.undo_button()}
          {hasKey && <kbd aria-hidden="true">z</kbd>}
        </BusyButton>
      )}
      <BusyButton ref={close} className={button.icon} aria-label={m.close()} isBusy={isBusy} onClick={leave}>
        <X />
      </BusyButton>
    </div>
  )
}

/** The button that undoes is removed when the answer is there: the focus goes on to the next one. */
function useFocusOnClose(status: UndoNoticeProps['status']) {
  const close = useRef<HTMLButtonElement>(null)
  const isFollowed = useRef(false)
  useLayoutEffect(() => {
    if ((status === 'undone' || status === 'kept') && isFollowed.current) close.current?.focus()
  }, [status])
  return { close, follow: (isFocused: boolean) => void (isFollowed.current = isFocused) }
}

function madeWords({ title, subjects, decision }: MadeDecision): ReactNode {
  const [subject, ...others] = subjects
  if (!subject || others.length > 0) return decidedWords(decision, subjects)
  return <TitledText message={({ title: marked }) => m.moderation_decided({ decision, subject, title: marked })} title={title} />
}

function answerWords({ decision: made, status, result, failure }: UndoNoticeProps): ReactNode {
  if (status === 'failed') return <>{m.undo_failed()} {failureText(failure)}</>
  if (status === 'kept' && result) return keptWords(made, result)
  const { length: count } = made.subjects
  return count > 1 ? m.undo_done_many({ count }) : <TitledText message={m.undo_done} title={made.title} />
}

/** What was not undone, and why. */
function keptWords({ title, subjects }: MadeDecision, { undone, changed, late }: UndoResult): ReactNode {
  if (subjects.length === 1) return <TitledText message={changed > 0 ? m.undo_changed : m.undo_late} title={title} />
  return [
    undone > 0 ? m.undo_done_many({ count: undone }) : null,
    changed > 0 ? m.undo_changed_many({ count: changed }) : null,
    late > 0 ? m.undo_late_many({ count: late }) : null,
  ].filter(Boolean).join(' ')
}
