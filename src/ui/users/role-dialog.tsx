/** The question which role a user has, with what each role may do. */
import { useId, useState } from 'react'
import { roles, type Role } from '../../../domain/account/roles.ts'
import type { User } from '../../../domain/account/user.ts'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import options from '../form/options.module.css'
import { Modal } from '../modal.tsx'
import { roleName, roleText } from '../role-words.ts'
import styles from './disabling-dialog.module.css'

export interface RoleDialogProps {
  readonly isOpen: boolean
  readonly user: User | null
  /** The role that is chosen at first. */
  readonly role: Role
  /** Whether it is the account of the administrator. */
  readonly isOwn: boolean
  readonly isBusy: boolean
  readonly failure: Failure | null
  readonly onSend: (role: Role) => void
  readonly onCancel: () => void
}

const formName = 'change-role'

export function RoleDialog(props: RoleDialogProps) {
  const { isOpen, user, isBusy, isOwn, onCancel } = props
  const textId = useId()
  return (
    <Modal
      isOpen={isOpen}
      title={m.users_role_question({ username: user?.username ?? '' })}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.moderation_cancel()}
      onClose={onCancel}
      actions={<button type="submit" form={formName} className={button.primary} aria-busy={isBusy}>{m.users_role()}</button>}
    >
      <div className={styles.question}>
        <p id={textId}>{isOwn ? m.users_role_own() : m.users_role_text()}</p>
        <Question {...props} />
      </div>
    </Modal>
  )
}

/** Begins anew whenever the modal opens. */
function Question({ role, failure, isBusy, onSend }: RoleDialogProps) {
  const [chosen, setChosen] = useState(role)
  return (
    <form
      id={formName}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSend(chosen)
      }}
    >
      <fieldset className={options.options}>
        <legend>{m.audit_role()}</legend>
        {roles.map((each) => (
          <label key={each} className={styles.role}>
            <input type="radio" name="role" checked={each === chosen} onChange={() => setChosen(each)} />
            <span><strong>{roleName(each)}</strong> {roleText(each)}</span>
          </label>
        ))}
      </fieldset>
      {failure && !isBusy && <FormMessage tone="failure"><p>{m.users_role_failed()} {failureText(failure)}</p></FormMessage>}
    </form>
  )
}
