/** The question before a member is disabled: the reasons, and what becomes of what the member has listed. */
import { useId, useState } from 'react'
import type { User } from '../../../domain/account/user.ts'
import type { Failure } from '../../../domain/failure.ts'
import type { Disabling, ListingCounts } from '../../../domain/given-reasons/disabling.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import options from '../form/options.module.css'
import { ReasonsForm, type ReasonsFormProps } from '../given-reasons/reasons-form.tsx'
import { Modal } from '../modal.tsx'
import styles from './disabling-dialog.module.css'

export interface DisablingDialogProps extends Pick<ReasonsFormProps, 'offered' | 'faults' | 'isBusy'> {
  readonly isOpen: boolean
  readonly user: User | null
  readonly disabling: Disabling
  /** Null if the numbers are not known. */
  readonly counts: ListingCounts | null
  readonly failure: Failure | null
  readonly onSend: (disabling: Disabling) => void
  readonly onCancel: () => void
}

const formName = 'disable-user'

export function DisablingDialog(props: DisablingDialogProps) {
  const { isOpen, user, isBusy, onCancel } = props
  const textId = useId()
  return (
    <Modal
      isOpen={isOpen}
      title={m.users_disable_question({ username: user?.username ?? '' })}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.moderation_cancel()}
      onClose={onCancel}
      actions={<button type="submit" form={formName} className={button.danger} aria-busy={isBusy}>{m.users_disable()}</button>}
    >
      <div className={styles.question}>
        <p id={textId}>{m.users_disable_text()}</p>
        <Question {...props} />
      </div>
    </Modal>
  )
}

/** Begins anew whenever the modal opens. */
function Question({ disabling, counts, failure, offered, faults, isBusy, onSend }: DisablingDialogProps) {
  const [removeWaiting, setRemoveWaiting] = useState(disabling.removeWaiting)
  const [hidePublished, setHidePublished] = useState(disabling.hidePublished)
  const number = (count: number | undefined) => (count === undefined ? '' : numberWords(count, counts))
  return (
    <>
      {/* Before the reasons, so that what becomes of listings is in view. */}
      <fieldset className={options.options}>
        <legend>{m.users_disable_listings()}</legend>
        <label>
          <input type="checkbox" form={formName} checked={removeWaiting} onChange={() => setRemoveWaiting(!removeWaiting)} />
          <span>{m.users_remove_waiting()} {number(counts?.waiting)}</span>
        </label>
        <label>
          <input type="checkbox" form={formName} checked={hidePublished} onChange={() => setHidePublished(!hidePublished)} />
          <span>{m.users_hide_published()} {number(counts?.published)}</span>
        </label>
      </fieldset>
      <ReasonsForm
        {...{ offered, faults, isBusy }}
        name={formName}
        given={disabling.given}
        hint={m.users_disable_hint()}
        onSend={(given) => onSend({ given, removeWaiting, hidePublished })}
      >
        {failure && !isBusy && <FormMessage tone="failure"><p>{m.users_disable_failed()} {failureText(failure)}</p></FormMessage>}
      </ReasonsForm>
    </>
  )
}

function numberWords(count: number, counts: ListingCounts | null): string {
  return counts?.isCapped ? m.users_count_at_least({ count }) : m.users_count({ count })
}
