/** The language of the emails to the member: a choice that is saved at once. */
import { useId } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { isLanguage, languageNames, languages, type Language } from '../../../domain/languages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { FailedState } from '../lists/failed-state.tsx'
import styles from './mail-language.module.css'

export interface MailLanguageProps {
  readonly status: 'reading' | 'lost' | 'ready' | 'saving' | 'saved' | 'failed'
  /** Null before it is known. */
  readonly language: Language | null
  readonly failure: Failure | null
  readonly onChoose: (language: Language) => void
  readonly onRetry: () => void
}

export function MailLanguage({ status, language, failure, onChoose, onRetry }: MailLanguageProps) {
  const id = useId()
  if (status === 'lost') return <FailedState message={m.account_mail_language_lost()} thing="private" isQuiet onRetry={onRetry} />
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{m.account_mail_language()}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-hint`}
        disabled={language === null}
        value={language ?? ''}
        onChange={({ target: { value } }) => isLanguage(value) && onChoose(value)}
      >
        {language === null && <option value="" />}
        {languages.map((each) => <option key={each} value={each} lang={each}>{languageNames[each]}</option>)}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>{m.account_mail_language_hint()}</p>
      <p role="status" className={styles.hint}>
        {status === 'saved' && m.digest_saved()}
        {status === 'failed' && `${m.digest_failed()} ${failureText(failure) ?? ''}`}
      </p>
    </div>
  )
}
