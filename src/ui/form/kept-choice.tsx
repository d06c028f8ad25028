/** A choice that the server keeps: it is saved at once, and says what became of it. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { FailedState } from '../lists/failed-state.tsx'
import styles from './kept-choice.module.css'

export interface KeptChoiceProps<Value extends string> {
  readonly status: 'reading' | 'lost' | 'ready' | 'saving' | 'saved' | 'failed'
  /** Null before it is known. */
  readonly value: Value | null
  readonly failure: Failure | null
  readonly onChoose: (value: Value) => void
  readonly onRetry: () => void
}

interface KeptChoiceWords<Value extends string> {
  readonly label: string
  readonly hint: string
  /** What is said if it could not be read. */
  readonly lost: string
  /** In the order in which they are offered; `lang` is that of the name, if it is another than that of the page. */
  readonly options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[]
}

export function KeptChoice<Value extends string>(
  { status, value, failure, onChoose, onRetry, label, hint, lost, options }: KeptChoiceProps<Value> & KeptChoiceWords<Value>,
) {
  const id = useId()
  if (status === 'lost') return <FailedState message={lost} thing="private" isQuiet onRetry={onRetry} />
  const choose = (chosen: string) => options.filter((option) => option.value === chosen).forEach((option) => onChoose(option.value))
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-hint`}
        disabled={value === null}
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        {value === null && <option value="" />}
        {options.map((option) => <option key={option.value} value={option.value} lang={option.lang}>{option.name}</option>)}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>{hint}</p>
      <p role="status" className={styles.hint}>
        {status === 'saved' && m.digest_saved()}
        {status === 'failed' && `${m.digest_failed()} ${failureText(failure) ?? ''}`}
      </p>
    </div>
  )
}
