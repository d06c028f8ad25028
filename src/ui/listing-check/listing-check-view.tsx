/** The screen that asks the author of a listing whether it is still right, and tells the outcome. */
import type { Failure } from '../../../domain/failure.ts'
import { checkAnswers, type AskedListing, type CheckAnswer } from '../../../domain/listing/check.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import { paths } from '../../../domain/paths.ts'
import type { ProblemType } from '../../../domain/problems.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { LinkedText } from '../linked-text.tsx'
import { KindLabel } from '../moderated-listing/kind-label.tsx'
import { Page } from '../page.tsx'
import styles from './listing-check-view.module.css'

interface Question {
  readonly status: 'reading' | 'asking' | 'answered' | 'failed'
  readonly isBusy: boolean
  /** Null until it is known. */
  readonly listing: AskedListing | null
  /** The answer for which the link stands; null for none. */
  readonly expected: CheckAnswer | null
  /** The answer that was given; null before. */
  readonly answer: CheckAnswer | null
  /** What the server said to it. */
  readonly said: string | null
  readonly failure: Failure | null
  readonly onAnswer: (answer: CheckAnswer) => void
  readonly onRetry: () => void
}

/** `missing`: the address has no secret. */
export type ListingCheckViewProps = { readonly product: string } & (Question | { readonly status: 'missing' })

/** What another try does not change. */
const lasting: readonly (ProblemType | null)[] = ['unknown-link', 'used-link', 'unknown-listing']

const answerWords: Readonly<Record<CheckAnswer, () => string>> = { right: m.listing_check_right, closed: m.listing_check_closed }

export function ListingCheckView({ product, ...shown }: ListingCheckViewProps) {
  return (
    <Page product={product} title={m.listing_check_title()}>
      <div className={styles.card}>
        {shown.status === 'missing' ? <FormMessage tone="failure">{m.listing_check_missing()}</FormMessage> : <Asked {...shown} />}
      </div>
    </Page>
  )
}

function Asked({ status, isBusy, listing, expected, said, failure, onAnswer, onRetry, answer: given }: Question) {
  if (status === 'reading') return <p role="status">{m.listing_check_loading()}</p>
  if (status === 'failed') return <Lost failure={failure} onRetry={onRetry} />
  return (
    <>
      {listing && (
        <div className={styles.listing}>
          <KindLabel type={listing.type} />
          <h2 lang={languageOfText(listing.title)}>{listing.title}</h2>
        </div>
      )}
      {status === 'answered' ? (
        <>
          <FormMessage tone="success">{said}</FormMessage>
          {given === 'closed' && <a className={button.outline} href={href(paths.myListings)}>{m.own_title()}</a>}
        </>
      ) : (
        <>
          <p>{m.listing_check_text()}</p>
          <div className={styles.answers}>
            {checkAnswers.map((answer) => (
              <BusyButton
                key={answer}
                className={answer === (expected ?? 'right') ? button.primary : button.outline}
                isBusy={isBusy}
                onClick={() => onAnswer(answer)}
              >
                {answerWords[answer]()}
              </BusyButton>
            ))}
          </div>
          {failure && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
          <p className={styles.note}>{m.listing_check_closed_note()}</p>
          <p className={styles.note}><LinkedText text={m.listing_check_edit()} links={{ own: href(paths.myListings) }} /></p>
        </>
      )}
    </>
  )
}

function Lost({ failure, onRetry }: Pick<Question, 'failure' | 'onRetry'>) {
  const type = failure?.type ?? null
  return (
    <>
      <FormMessage tone="failure">{type === 'unknown-link' ? m.listing_check_expired() : failureText(failure)}</FormMessage>
      {lasting.includes(type)
        ? <p><LinkedText text={m.listing_check_own()} links={{ own: href(paths.myListings) }} /></p>
        : <button type="button" className={button.outline} onClick={onRetry}>{m.try_again()}</button>}
    </>
  )
}
