/** The form in which an author objects to a decision. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import styles from './objection-form.module.css'

const fields = ['text'] as const

type Values = Readonly<Record<(typeof fields)[number], string>>

export interface ObjectionFormProps {
  /** The id of the statement. */
  readonly id: number
  /** What was typed before. */
  readonly text: string
  readonly faults: FieldFaults<'text'>
  /** Why it could not be sent; null if it could. */
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onEdit: (form: Values) => void
  readonly onSubmit: (form: Values) => void
  /** Null where the form is not closed. */
  readonly onClose: (() => void) | null
}

export function ObjectionForm({ id, text, faults, failure, isBusy, onEdit, onSubmit, onClose }: ObjectionFormProps) {
  return (
    <Form name={`objection-${id}`} className={styles.form} {...{ fields, faults, isBusy, onSubmit, onEdit }}>
      <TextArea name="text" label={m.objection_label()} hint={m.objection_hint()} defaultValue={text} />
      {failure && !isBusy && <FormMessage tone="failure">{m.objection_failed()} {failureText(failure)}</FormMessage>}
      <div className={styles.actions}>
        <SubmitButton label={m.objection_send()} />
        {onClose && <button type="button" className={button.outline} onClick={onClose}>{m.own_cancel()}</button>}
      </div>
    </Form>
  )
}
