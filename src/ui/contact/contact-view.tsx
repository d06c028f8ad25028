/** How to write to the people behind the site. Specification, sections 2, 5 and 8. */
import type { ContactMessage } from '../../../domain/contact-message.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { StatusModal } from '../form/status-modal.tsx'
import { Page } from '../frame/page.tsx'
import { ContactAddress } from './contact-address.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-view.module.css'

export interface ContactViewProps {
  readonly product: string
  /** The alternative: an address to write to. */
  readonly address: string
  /** `sent` and `failed` open the modal. */
  readonly status: 'editing' | 'sending' | 'sent' | 'failed'
  readonly faults: FieldFaults<keyof ContactMessage>
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  readonly onSubmit: (message: ContactMessage) => void
  /** Closes the modal; a form that went through is empty by then. */
  readonly onClose: () => void
}

export function ContactView({ product, address, status, faults, failure, onSubmit, onClose }: ContactViewProps) {
  return (
    <Page product={product} title={m.contact_title()}>
      <p className={styles.text}>{m.contact_text()}</p>
      <div className={styles.columns}>
        <ContactForm faults={faults} isSending={status === 'sending'} isSent={status === 'sent'} onSubmit={onSubmit} />
        <ContactAddress address={address} />
      </div>
      <StatusModal
        isOpen={status === 'sent' || status === 'failed'}
        title={m.contact_status()}
        tone={status === 'failed' ? 'failure' : 'success'}
        onClose={onClose}
      >
        {status === 'sent' && <p>{m.contact_sent()}</p>}
        {status === 'failed' && <p>{m.contact_failed()}</p>}
        {status === 'failed' && <p>{failureText(failure)}</p>}
      </StatusModal>
    </Page>
  )
}
