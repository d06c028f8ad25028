/** What became of the listings of a decision. */
import type { ReactNode } from 'react'
import type { BatchOutcome } from '../../../domain/moderation/batch.ts'
import { subjectOf } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './batch-results.module.css'
import { decidedWords } from './decided-words.ts'
import type { Selection } from './selection-bar.tsx'

const reasons: Readonly<Record<BatchOutcome, ((inputs: { title: string }) => string) | null>> = {
  done: null,
  changed: m.batch_changed,
  gone: m.batch_gone,
  failed: m.batch_refused,
}

export function BatchResults(props: Selection) {
  const words = resultsOf(props)
  return words && <div ref={scrollToView} className={styles.place}>{words}</div>
}

/** The buttons that decide stay in view above a long list, what is told of it does not. */
function scrollToView(element: HTMLElement | null) {
  element?.scrollIntoView?.({ block: 'nearest' })
}

function resultsOf(props: Selection): ReactNode {
  const { status, results, leftCount, failure, onRetry, onCancel } = props
  if (status === 'failed') return <FormMessage tone="failure"><p>{m.batch_select_failed()} {failureText(failure)}</p></FormMessage>
  if (status === 'partlyFailed') {
    return (
      <FormMessage tone="failure">
        <p>{m.batch_partly_failed({ count: results.length, total: results.length + leftCount })} {failureText(failure)}</p>
        <p className={styles.buttons}>
          <button type="button" className={button.primary} onClick={onRetry}>{m.try_again()}</button>
          <button type="button" className={button.outline} onClick={onCancel}>{m.batch_stop()}</button>
        </p>
      </FormMessage>
    )
  }
  if (status !== 'decided') return null
  const done = results.filter(({ outcome }) => outcome === 'done')
  const kept = results.flatMap(({ listing, outcome }) => {
    const message = reasons[outcome]
    return message ? [{ listing, message }] : []
  })
  return (
    <FormMessage tone={kept.length > 0 ? 'failure' : 'success'}>
      <p>{decidedWords(props.decision, done.map(({ listing }) => subjectOf(props.decision, listing)))}</p>
      {kept.length > 0 && (
        <ul className={styles.results}>
          {kept.map(({ listing, message }) => (
            <li key={listing.id}>
              <TitledText message={message} title={listing.title} />
            </li>
          ))}
        </ul>
      )}
    </FormMessage>
  )
}
