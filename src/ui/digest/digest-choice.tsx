/** How often a moderator gets an email about new listings: a choice at the end of Manage Posts. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { digestFrequencies, isDigestFrequency, type DigestFrequency } from '../../../domain/moderation/digest.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import styles from './digest-choice.module.css'

interface DigestChoiceProps {
  readonly status: 'reading' | 'lost' | 'ready' | 'saving' | 'saved' | 'failed'
  /** Null before it is known. */
  readonly frequency: DigestFrequency | null
  readonly failure: Failure | null
  readonly onChoose: (frequency: DigestFrequency) => void
  readonly onRetry: () => void
}

export function DigestChoice({ status, frequency, failure, onChoose, onRetry }: DigestChoiceProps) {
  const id = useId()
  if (status === 'lost') {
    return (
      <div className={styles.digest}>
        <p>{m.digest_lost()}</p>
        <button type="button" className={button.quiet} onClick={onRetry}>
          {m.try_again()}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.digest}>
      <label htmlFor={id}>{m.digest_off_title()}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-hint`}
        disabled={frequency === null}
        value={frequency ?? 'daily'}
        onChange={({ target: { value } }) => isDigestFrequency(value) && onChoose(value)}
      >
        {digestFrequencies.map((value) => (
          <option key={value} value={value}>
            {m.digest_frequency({ frequency: value })}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        {m.digest_hint()}
      </p>
      <p role="status" className={styles.hint}>
        {status === 'saved' && m.digest_saved()}
        {status === 'failed' && `${m.digest_failed()} ${failureText(failure) ?? ''}`}
      </p>
    </div>
  )
}
