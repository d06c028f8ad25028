/** The objections that are open, for moderators. */
import { useEffect, useRef, type ReactNode } from 'react'
import type { AnsweredObjection, OpenObjection } from '../../../domain/given-reasons/objection.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { Page } from '../page.tsx'
import { ObjectionCard } from './objection-card.tsx'
import styles from './objections-view.module.css'

interface ObjectionsViewProps {
  readonly product: string
  /** Null before they are read. */
  readonly objections: readonly OpenObjection[] | null
  readonly status: 'loading' | 'ready' | 'empty' | 'failed'
  /** The one that was answered last; null before. */
  readonly last: AnsweredObjection | null
  /** The form for the answer, of a card whose title is the element with this id. */
  readonly answeringOf: (objection: OpenObjection, titleId: string) => ReactNode
  readonly onRetry: () => void
}

export function ObjectionsView({ product, objections, status, last, answeringOf, onRetry }: ObjectionsViewProps) {
  const outcome = useFocusAfter(last, objections)
  const posts = <a className={button.outline} href={href(paths.adminEvents)}>{m.admin_events()}</a>
  return (
    <Page product={product} title={m.objections_title()} actions={posts}>
      <p className={styles.intro}>{m.objections_intro()}</p>
      <p ref={outcome} tabIndex={-1} role="status" className={styles.outcome} data-outcome={last?.outcome}>{last && outcomeText(last)}</p>
      {status === 'failed' && (
        <FailedState message={m.objections_failed()} thing="private" isQuiet={objections !== null} onRetry={onRetry} />
      )}
      {status === 'loading' && !objections?.length && <Skeleton count={3} />}
      {status === 'empty' && <EmptyNotice message={m.objections_none()} />}
      <ul className={styles.list} aria-busy={status === 'loading'}>
        {objections?.map((objection) => (
          <li key={objection.statement.id}>
            <ObjectionCard {...objection} answering={(titleId) => answeringOf(objection, titleId)} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

function outcomeText(last: AnsweredObjection): string {
  if (last.outcome === 'gone') return failureText(last.failure)
  return last.outcome === 'kept' ? m.objections_kept() : m.objections_reversed({ measure: last.measure })
}

/** The card that had the focus is gone: at once, or when the objections are read again. */
function useFocusAfter(last: AnsweredObjection | null, objections: readonly OpenObjection[] | null) {
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (last && document.activeElement === document.body) outcome.current?.focus()
  }, [last, objections])
  return outcome
}
