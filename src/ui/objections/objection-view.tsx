/** The screen on which a disabled member objects: what was decided, and the form, its receipt, or what became of the objection. */
import type { Objection } from '../../../domain/given-reasons/objection.ts'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { paths } from '../../../domain/paths.ts'
import type { ProblemType } from '../../../domain/problems.ts'
import { m } from '../../../messages/compiled/messages.js'
import { basisOf, durationOf } from '../../../words/statement-words.ts'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { GivenObjection } from '../given-reasons/given-objection.tsx'
import { ObjectionForm, type ObjectionFormProps } from '../given-reasons/objection-form.tsx'
import { SentObjection } from '../given-reasons/sent-objection.tsx'
import { LinkedText } from '../linked-text.tsx'
import { dayOf } from '../moderated-listing/day-of.ts'
import { RejectionReason } from '../moderated-listing/rejection-reason.tsx'
import { Page } from '../page.tsx'
import styles from './objection-view.module.css'

interface Decision extends Omit<ObjectionFormProps, 'id' | 'onClose'>, Pick<Objection, 'at'> {
  /** `objected`: there is an objection already. */
  readonly status: 'reading' | 'failed' | 'form' | 'sent' | 'objected'
  /** Null until it is known. */
  readonly statement: Statement | null
  /** What the server says to an objection that was sent. */
  readonly said: string | null
  readonly onRetry: () => void
}

/** `missing`: the address has no secret. */
export type ObjectionViewProps = { readonly product: string } & (Decision | { readonly status: 'missing' })

/** What another try does not change. */
const lasting: readonly (ProblemType | null)[] = ['unknown-link', 'used-link', 'unknown-statement', 'already-objected']

export function ObjectionView({ product, ...shown }: ObjectionViewProps) {
  return (
    <Page product={product} title={m.objection_title()}>
      <div className={styles.card}>
        {shown.status === 'missing' ? <FormMessage tone="failure">{m.listing_check_missing()}</FormMessage> : <Shown {...shown} />}
      </div>
    </Page>
  )
}

function Shown(props: Decision) {
  const { status, statement, said, at, failure, onRetry, ...form } = props
  if (status === 'reading') return <p role="status">{m.objection_loading()}</p>
  if (status === 'failed') return <Lost failure={failure} onRetry={onRetry} />
  if (!statement) return null
  const { objection } = statement
  return (
    <>
      <div className={styles.decision}>
        <h2>{m.objection_disabled({ day: dayOf(statement.at) })}</h2>
        <RejectionReason reason={statement.facts} />
        <p>{basisOf(statement)}</p>
        <p>{durationOf(statement, '')}</p>
      </div>
      {status === 'objected' && objection && <GivenObjection {...objection} />}
      {status === 'form' && (
        <>
          <p>{m.statement_redress_form()}</p>
          <ObjectionForm {...form} id={statement.id} failure={failure} onClose={null} />
        </>
      )}
      {status === 'sent' && <SentObjection said={said} at={at} text={form.text} />}
      <p>{m.statement_redress_other()}</p>
    </>
  )
}

function Lost({ failure, onRetry }: Pick<Decision, 'failure' | 'onRetry'>) {
  const type = failure?.type ?? null
  return (
    <>
      <FormMessage tone="failure">{type === 'unknown-link' ? m.listing_check_expired() : failureText(failure)}</FormMessage>
      {lasting.includes(type)
        ? <p><LinkedText text={m.objection_contact()} links={{ contact: href(paths.contact) }} /></p>
        : <button type="button" className={button.outline} onClick={onRetry}>{m.try_again()}</button>}
    </>
  )
}
