/** The form for the sentences of a reason, in a modal. */
import { useEffect, useRef } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { Reason, ReasonTexts } from '../../../domain/given-reasons/reasons.ts'
import { languages, type Language } from '../../../domain/languages.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { TextField } from '../form/text-field.tsx'
import { Modal } from '../modal.tsx'
import { languagesHere } from './languages-here.ts'
import styles from './reason-form.module.css'

export interface ReasonFormProps {
  readonly isOpen: boolean
  /** Null for a new reason. */
  readonly chosen: Reason | null
  readonly faults: FieldFaults<Language>
  readonly failure: Failure | null
  readonly isBusy: boolean
  readonly onSend: (texts: ReasonTexts) => void
  readonly onClose: () => void
}

const formName = 'reason'

export function ReasonForm({ isOpen, chosen, faults, failure, isBusy, onSend, onClose }: ReasonFormProps) {
  return (
    <Modal
      isOpen={isOpen}
      title={chosen ? m.reasons_change() : m.reasons_add()}
      closeLabel={m.moderation_cancel()}
      onClose={onClose}
      actions={<button type="submit" form={formName} className={button.primary} aria-busy={isBusy}>{m.moderation_save()}</button>}
    >
      <Form name={formName} fields={languages} faults={faults} isBusy={isBusy} className={styles.form} onSubmit={onSend}>
        <Sentences chosen={chosen} />
        {failure && !isBusy && <FormMessage tone="failure"><p>{m.reasons_save_failed()} {failureText(failure)}</p></FormMessage>}
      </Form>
    </Modal>
  )
}

/** The first has the focus, so that one can type at once. */
function Sentences({ chosen }: Pick<ReasonFormProps, 'chosen'>) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the modal has taken it, which remembers where it was before.
    const timer = setTimeout(() => fields.current?.querySelector('input')?.focus())
    return () => clearTimeout(timer)
  }, [])
  return (
    <div ref={fields} className={styles.form}>
      {languagesHere().map((language) => (
        <TextField key={language} name={language} label={m.moderation_language_name({ language })} defaultValue={chosen?.[language]} />
      ))}
    </div>
  )
}
