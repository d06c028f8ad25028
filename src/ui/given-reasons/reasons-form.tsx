/** The form for the reasons of a decision: those of the server, of which the general one is chosen, and own words. */
import { useState, type ReactNode } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { hasWords, type GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Form } from '../form/form.tsx'
import { TextField } from '../form/text-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { ReasonChoice } from './reason-choice.tsx'
import styles from './reasons-form.module.css'

/** The reasons that a server has. */
export interface OfferedReasons {
  /** `absent` for a server without the offer: only own words are given. */
  readonly status: 'absent' | 'loading' | 'failed' | 'ready'
  readonly all: readonly Reason[]
  /** Whether it takes the law that is violated. */
  readonly takesLaw: boolean
  readonly onRetry: () => void
}

export interface ReasonsFormProps {
  readonly name: string
  readonly offered: OfferedReasons
  /** What was given before. */
  readonly given: GivenReasons
  readonly faults: FieldFaults<'reason' | 'law'>
  readonly isBusy: boolean
  /** Who is told, and what they can do then. */
  readonly hint: string
  readonly className?: string | undefined
  readonly onSend: (given: GivenReasons) => void
  /** What follows the reasons, such as buttons. */
  readonly children?: ReactNode
}

const fields = ['reason', 'law'] as const
const lists = ['reasons'] as const

export function ReasonsForm(props: ReasonsFormProps) {
  const { name, offered, given, faults, isBusy, hint, className = styles.form, onSend, children } = props
  const isChoice = offered.status === 'ready'
  const [isWorded, setIsWorded] = useState(hasWords(given.reason))
  return (
    <Form
      name={name}
      fields={fields}
      lists={lists}
      faults={faults}
      isBusy={isBusy}
      className={className}
      onEdit={({ reason }) => setIsWorded(hasWords(reason))}
      onSubmit={({ reason, law, reasons }) => onSend({ reason, reasons: reasons.map(Number), ...(law.trim() && { law }) })}
    >
      {isChoice && <ReasonChoice reasons={offered.all} given={given} isWorded={isWorded} />}
      {offered.status === 'loading' && <p role="status">{m.reasons_loading()}</p>}
      {offered.status === 'failed' && (
        <p role="status" className={styles.failed}>
          {m.reasons_failed()}{' '}
          <button type="button" className={button.outline} onClick={offered.onRetry}>{m.try_again()}</button>
        </p>
      )}
      <TextArea
        name="reason"
        label={isChoice ? m.reasons_own() : m.moderation_reason()}
        hint={isChoice || offered.status === 'absent' ? hint : `${hint} ${m.reasons_without()}`.trim()}
        defaultValue={given.reason}
        isRequired={false}
      />
      {offered.takesLaw && (
        <details open={Boolean(given.law)}>
          <summary className={styles.unlawful}>{m.reasons_unlawful()}</summary>
          <TextField name="law" label={m.reasons_law()} hint={m.reasons_law_hint()} defaultValue={given.law} isRequired={false} />
        </details>
      )}
      {children}
    </Form>
  )
}
