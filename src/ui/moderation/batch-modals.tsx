/** The questions before several listings are rejected or deleted. */
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ReasonsForm } from '../given-reasons/reasons-form.tsx'
import { Modal } from '../modal.tsx'
import styles from './batch-modals.module.css'
import { DeletionQuestion } from './deletion-question.tsx'
import type { Selection } from './selection-bar.tsx'

const formName = 'reject-selection'

export function BatchModals({ selected, status, offered, given, faults, onSendReasons, onCancel }: Selection) {
  const count = selected.length
  return (
    <>
      <DeletionQuestion
        {...{ offered, given, faults, onSendReasons, onCancel }}
        name="delete-selection"
        isOpen={status === 'deletion'}
        title={m.batch_delete_question({ count })}
        text={m.batch_delete_text()}
      >
        <Titles listings={selected} />
      </DeletionQuestion>
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
        <ReasonsForm {...{ offered, given, faults }} name={formName} hint={m.batch_reason_hint()} isBusy={false} onSend={onSendReasons} />
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
