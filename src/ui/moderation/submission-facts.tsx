/** Who sent a listing, when, in which round, and why earlier texts were rejected. */
import { formatMoment } from '../../../domain/format-moment.ts'
import type { ListingSubmission } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { dayOf } from '../moderated-listing/day-of.ts'
import { TitledText } from '../titled-text.tsx'
import styles from './submission-facts.module.css'

interface SubmissionFactsProps {
  readonly submission: ListingSubmission
  /** Whether it is marked as the first listing of its author, or one of the first, that has links. */
  readonly withLinks: 'first' | 'early' | null
  /** The address of the list of all listings of an author. */
  readonly authorHref: (author: string) => string
  /** The address of the account of an author; null for who does not see accounts. */
  readonly accountHref: ((author: string) => string) | null
}

/** So many listings of an author are counted. */
const mostCounted = 200

export function SubmissionFacts({ submission, withLinks, authorHref, accountHref }: SubmissionFactsProps) {
  const { submittedAt, round, earlierReasons, author } = submission
  return (
    <div className={styles.submission}>
      {withLinks && <p className={styles.mark}>{withLinks === 'first' ? m.submission_first_links() : m.submission_early_links()}</p>}
      {author ? (
        <p>
          <a
            href={authorHref(author.username)}
            data-from-top
            aria-label={m.submission_author_all({ author: author.username })}
            translate="no"
          >
            {author.username}
          </a>
          {' · '}
          {m.submission_since({ day: dayOf(author.since) })}
          {' · '}
          {countWords(author)}
          {accountHref && (
            <>
              {' · '}
              <a href={accountHref(author.username)} aria-label={m.submission_account_of({ author: author.username })}>
                {m.submission_account()}
              </a>
            </>
          )}
        </p>
      ) : (
        <p>{m.submission_no_author()}</p>
      )}
      <p>
        {m.submission_sent()} <time dateTime={submittedAt}>{formatMoment(submittedAt, getLocale())}</time>
        {round > 1 && ` · ${m.submission_round({ round })}`}
      </p>
      {earlierReasons.length > 0 && (
        <ul aria-label={m.submission_earlier()}>
          {earlierReasons.map(({ at, reason }) => (
            <li key={at}>
              {m.submission_rejected({ day: dayOf(at) })}{' '}
              {reason ? <TitledText message={({ title }) => title} title={reason} /> : m.listing_no_rejection_reason()}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function countWords({ counted, approved, rejected, removed }: NonNullable<ListingSubmission['author']>): string {
  const words = m.submission_counts({ approved, rejected, removed })
  return counted < mostCounted ? words : m.submission_counts_of_last({ count: mostCounted, words })
}
