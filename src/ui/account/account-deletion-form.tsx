/** The form that deletes the account of the signed-in member. */
import type { AccountDeletion } from '../../../domain/account/own-account.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { Form } from '../form/form.tsx'
import options from '../form/options.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { StatusModal } from '../form/status-modal.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { AccountSection } from './account-section.tsx'
import { ownAccountFaultText } from './own-account-fault-text.ts'

export interface AccountDeletionProps {
  readonly username: string
  /** Whether the password is asked for here; otherwise a fresh login is, when the form is sent. */
  readonly asksPassword: boolean
  readonly status: FormStatus | 'leaving'
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof AccountDeletion>
  /** When the account is deleted: a moment in UTC, as ISO 8601; null before it was asked for. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (form: AccountDeletion) => void
  readonly onClose: () => void
}

const fields = ['password', 'listings'] as const
const choices = { keep: m.account_deletion_keep, remove: m.account_deletion_all } as const

export function AccountDeletionForm(props: AccountDeletionProps) {
  const { username, asksPassword, status, isBusy, faults, answer, failure, onSubmit, onClose } = props
  return (
    <AccountSection title={m.account_deletion()} text={m.account_deletion_text()}>
      <Form
        name="account-deletion"
        {...{ fields, faults, isBusy }}
        wordFault={ownAccountFaultText}
        onSubmit={({ password, listings }) =>
          onSubmit({ ...(asksPassword && { password }), listings: listings === 'remove' ? 'remove' : 'keep' })}
      >
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <fieldset className={options.options}>
          <legend>{m.account_deletion_listings()}</legend>
          {(['keep', 'remove'] as const).map((listings) => (
            <label key={listings}>
              <input type="radio" name="listings" value={listings} defaultChecked={listings === 'keep'} />
              <span>{choices[listings]()}</span>
            </label>
          ))}
        </fieldset>
        {asksPassword && <PasswordField name="password" label={m.field_password()} autoComplete="current-password" />}
        <SubmitButton label={m.account_deletion()} tone="danger" />
        {status === 'failed' && (isFaultless(faults) || !asksPassword) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
      </Form>
      <StatusModal isOpen={status === 'succeeded'} title={m.account_deletion_planned()} tone="success" onClose={onClose}>
        {answer && <p>{m.account_deletion_moment({ moment: formatMoment(answer, getLocale()) })}</p>}
      </StatusModal>
    </AccountSection>
  )
}
