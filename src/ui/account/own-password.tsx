/** The form that changes the password of the signed-in member. */
import type { OwnPasswordForm } from '../../../domain/account/own-account.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import { NewPasswordFields } from './new-password-fields.tsx'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import type { FormStatus } from '../form/form-state.ts'
import { Form } from '../form/form.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { AccountSection } from './account-section.tsx'
import { ownAccountFaultText } from './own-account-fault-text.ts'

export interface OwnPasswordProps {
  readonly username: string
  readonly status: FormStatus
  readonly isBusy: boolean
  readonly faults: FieldFaults<keyof OwnPasswordForm>
  /** What the server said; null unless it went well. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (form: OwnPasswordForm) => void
}

const fields = ['password', 'newPassword', 'confirmPassword'] as const

export function OwnPassword({ username, status, isBusy, faults, answer, failure, onSubmit }: OwnPasswordProps) {
  return (
    <AccountSection title={m.account_password()} text={m.account_password_text()}>
      <Form
        name="own-password"
        {...{ fields, faults, isBusy, onSubmit }}
        wordFault={ownAccountFaultText}
        isCleared={status === 'succeeded'}
      >
        {/* By this name password managers know whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField name="password" label={m.account_current_password()} autoComplete="current-password" />
        <NewPasswordFields name="newPassword" label={m.field_new_password()} />
        <SubmitButton label={m.account_change_password()} />
        {status === 'succeeded' && <FormMessage tone="success">{answer}</FormMessage>}
        {status === 'failed' && isFaultless(faults) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
      </Form>
    </AccountSection>
  )
}
