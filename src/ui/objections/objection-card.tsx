/** An open objection: the decision, what its author says against it, the listing, and the answer. */
import { useId, type ReactNode } from 'react'
import { formatMoment } from '../../../domain/format-moment.ts'
import type { OpenObjection } from '../../../domain/given-reasons/objection.ts'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { basisOf } from '../../../words/statement-words.ts'
import { kindColours } from '../kind.tsx'
import { RejectionReason } from '../moderated-listing/rejection-reason.tsx'
import { WholeListing } from '../moderated-listing/whole-listing.tsx'
import styles from './objection-card.module.css'

interface ObjectionCardProps extends OpenObjection {
  /** The form for the answer, of a card whose title is the element with this id. */
  readonly answering: (titleId: string) => ReactNode
}

export function ObjectionCard({ statement, listing, username, isForOthers, answering }: ObjectionCardProps) {
  const id = useId()
  const { at, measure, facts, objection } = statement
  return (
    <article className={styles.card} style={listing ? kindColours(listing.type) : undefined} aria-labelledby={id}>
      <div className={styles.decision}>
        <div className={styles.top}>
          <h2 id={id}>{m.objections_measure({ measure })}</h2>
          <time dateTime={at}>{formatMoment(at, getLocale())}</time>
        </div>
        <RejectionReason reason={facts} />
        <p>{basisOf(statement)}</p>
      </div>
      {objection && (
        <div className={styles.objection}>
          <p className={styles.who}>
            {username === null ? m.objections_by_gone() : <Author name={username} />}
            {' · '}
            <time dateTime={objection.at}>{formatMoment(objection.at, getLocale())}</time>
          </p>
          <p className={styles.words} lang={languageOfText(objection.text)}>{objection.text}</p>
        </div>
      )}
      {listing && (
        <div role="group" className={styles.listing} aria-label={m.objections_listing()}>
          <WholeListing listing={listing} titleId={`${id}-listing`} />
        </div>
      )}
      {isForOthers ? <p>{m.objections_others()}</p> : answering(id)}
    </article>
  )
}

/** A name is not translated. */
function Author({ name }: { readonly name: string }) {
  const mark = '\u0000'
  const [before, after] = m.objections_by({ author: mark }).split(mark)
  return <>{before}<span translate="no">{name}</span>{after}</>
}
