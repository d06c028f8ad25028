/** The questions before several listings are rejected or deleted. */
import { useId } from 'react'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { Form } from '../form/form.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Modal } from '../modal.tsx'
import styles from './batch-modals.module.css'
import type { Selection } from './selection-bar.tsx'

const fields = ['reason'] as const
const formName = 'reject-selection'

export function BatchModals({ selected, status, reason, faults, onSendRejection, onConfirmDeletion, onCancel }: Selection) {
  const textId = useId()
  const count = selected.length
  return (
    <>
      <Modal
        isOpen={status === 'deletion'}
        title={m.batch_delete_question({ count })}
        role="alertdialog"
        describedBy={textId}
        closeLabel={m.moderation_cancel()}
        onClose={onCancel}
        actions={
          <button type="button" className={button.danger} onClick={onConfirmDeletion}>
            {m.moderation_delete()}
          </button>
        }
      >
        <p id={textId}>{m.batch_delete_text()}</p>
        <Titles listings={selected} />
      </Modal>
      <Modal
        isOpen={status === 'rejection'}
        title={m.batch_reject_heading({ count })}
        closeLabel={m.moderation_cancel()}
        onClose={onCancel}
        actions={
          <button type="submit" form={formName} className={button.primary}>
            {m.moderation_reject()}
          </button>
        }
      >
        <Titles listings={selected} />
        <Form name={formName} fields={fields} faults={faults} isBusy={false} onSubmit={(values) => onSendRejection(values.reason)}>
          <TextArea name="reason" label={m.moderation_reason()} hint={m.batch_reason_hint()} defaultValue={reason} isRequired={false} />
        </Form>
      </Modal>
    </>
  )
}

function Titles({ listings }: { readonly listings: readonly TypedListing[] }) {
  return (
    // What is scrolled is reached by keyboard.
    <ul className={styles.titles} tabIndex={0} aria-label={m.batch_label()}>
      {listings.map((listing) => (
        <li key={listing.id} lang={languageOfListing(listing)}>
          {listing.title}
        </li>
      ))}
    </ul>
  )
}
