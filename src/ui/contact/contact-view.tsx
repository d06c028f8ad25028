/** The contact page. Specification, sections 2, 5 and 8. */
import type { ContactMessage } from '../../../domain/account/contact-message.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { failureText } from '../failure-text.ts'
import { Form } from '../form/form.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { Page } from '../page.tsx'
import styles from './contact-view.module.css'

export interface ContactViewProps {
  readonly product: string
  /** The e-mail address to write to. */
  readonly address: string
  /** `succeeded` and `failed` open the modal. */
  readonly status: FormStatus
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof ContactMessage>
  /** The failure; null unless `status` is `failed`. */
  readonly failure: Failure | null
  readonly onSubmit: (message: ContactMessage) => void
  /** Called when the modal is closed; a form that was sent is empty by then. */
  readonly onClose: () => void
}

export function ContactView({ product, address, status, isBusy, faults, failure, onSubmit, onClose }: ContactViewProps) {
  return (
    <Page product={product} title={m.contact_title()}>
      <p className={styles.text}>{m.contact_text()}</p>
      <div className={styles.columns}>
        <ContactForm faults={faults} isBusy={isBusy} isSent={status === 'succeeded'} onSubmit={onSubmit} />
        <ContactAddress address={address} />
      </div>
      <StatusModal
        isOpen={status === 'succeeded' || status === 'failed'}
        title={m.contact_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'succeeded' && <p>{m.contact_sent()}</p>}
        {status === 'failed' && <p>{m.contact_failed()}</p>}
        {status === 'failed' && <p>{failureText(failure)}</p>}
      </StatusModal>
    </Page>
  )
}

/** The other way to write: an address, which a click copies. Specification, section 2. */
function ContactAddress({ address }: { readonly address: string }) {
  return (
    <section className={styles.address}>
      <h2>{m.contact_alternative()}</h2>
      <p>{m.contact_copy_hint()}</p>
      <CopyButton text={address} className={button.outline}>
        <span className={styles.email} translate="no">
          {address}
        </span>
      </CopyButton>
      <p>
        <a href={`mailto:${address}`}>{m.contact_write()}</a>
      </p>
    </section>
  )
}

interface ContactFormProps {
  readonly faults: FieldFaults<keyof ContactMessage>
  readonly isBusy: boolean
  readonly isSent: boolean
  readonly onSubmit: (message: ContactMessage) => void
}

const fields = ['name', 'email', 'subject', 'message'] as const

/** The form of the contact page. Specification, section 2. */
function ContactForm({ faults, isBusy, isSent, onSubmit }: ContactFormProps) {
  return (
    <Form
      name="contact"
      className={styles.form}
      fields={fields}
      faults={faults}
      isBusy={isBusy}
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
