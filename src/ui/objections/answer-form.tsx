/** The answer to an objection, with a button for each outcome. */
import { useRef } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ObjectionOutcome } from '../../../domain/given-reasons/objection.ts'
import type { Measure } from '../../../domain/given-reasons/statement.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { TextArea } from '../form/text-area.tsx'
import styles from './answer-form.module.css'

export interface AnswerFormProps {
  /** The id of the statement. */
  readonly id: number
  /** The id of the element that names the decision. */
  readonly titleId: string
  /** What was decided. */
  readonly measure: Measure
  readonly faults: FieldFaults<'answer'>
  /** Why it could not be sent; null if it could. */
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onSubmit: (form: { readonly outcome: ObjectionOutcome; readonly answer: string }) => void
}

const fields = ['answer'] as const

const buttons = [
  { outcome: 'kept', label: m.objections_keep, className: button.primary },
  { outcome: 'reversed', label: m.objections_reverse, className: button.outline },
] as const

export function AnswerForm({ id, titleId, measure, faults, failure, isBusy, onSubmit }: AnswerFormProps) {
  // The button that was pressed last; a key sends the form as the first one does.
  const pressed = useRef<ObjectionOutcome>('kept')
  const submit = ({ answer }: { readonly answer: string }) => {
    onSubmit({ outcome: pressed.current, answer })
    pressed.current = 'kept'
  }
  return (
    <Form name={`objection-answer-${id}`} className={styles.form} {...{ fields, faults, isBusy }} onSubmit={submit}>
      <TextArea name="answer" label={m.objections_answer()} hint={m.objections_answer_hint({ measure })} isRequired={false} />
      {failure && !isBusy && <FormMessage tone="failure">{m.objections_answer_failed()} {failureText(failure)}</FormMessage>}
      <div className={styles.actions}>
        {buttons.map(({ outcome, label, className }) => (
          <button
            key={outcome}
            type="submit"
            className={className}
            aria-describedby={titleId}
            aria-disabled={isBusy}
            onClick={() => void (pressed.current = outcome)}
          >
            {label()}
          </button>
        ))}
      </div>
    </Form>
  )
}
