/** The form of the contact page. Specification, section 2. */
import type { ContactMessage } from '../../../domain/contact-message.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import styles from './contact-form.module.css'

interface ContactFormProps {
  readonly faults: FieldFaults<keyof ContactMessage>
  readonly isSending: boolean
  readonly isSent: boolean
  readonly onSubmit: (message: ContactMessage) => void
}

const fields = ['name', 'email', 'subject', 'message'] as const

export function ContactForm({ faults, isSending, isSent, onSubmit }: ContactFormProps) {
  return (
    <Form
      name="contact"
      className={styles.form}
      fields={fields}
      faults={faults}
      isBusy={isSending}
      isCleared={isSent}
      onSubmit={onSubmit}
    >
      <TextField name="name" label={m.field_name()} autoComplete="name" />
      <TextField name="email" label={m.field_email()} hint={m.contact_email_hint()} kind="email" />
      <TextField name="subject" label={m.field_subject()} />
      <TextArea name="message" label={m.field_message()} />
      <SubmitButton label={m.contact_submit()} />
    </Form>
  )
}
