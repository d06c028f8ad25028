/** Asks for the password again before what is dangerous, and for a code where the account has a second factor; or for a passkey. */
import { useId, type ReactNode } from 'react'
import type { FreshLoginForm } from '../../../domain/account/fresh-login.ts'
import { isFaultless, type FieldFaults } from '../../../domain/field-fault.ts'
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { CodeField } from '../form/code-field.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { faultText, type WordFault } from '../form/fault-text.ts'
import { Form } from '../form/form.tsx'
import { useNeedsCode } from '../form/needs-code.ts'
import { PasswordField } from '../form/password-field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { ModalDialog } from '../modal-dialog.tsx'

export interface FreshLoginModalProps {
  readonly isOpen: boolean
  readonly username: string
  readonly isBusy: boolean
  /** Whether the server has asked for a code. */
  readonly isChallenged: boolean
  readonly faults: FieldFaults<keyof FreshLoginForm>
  readonly failure: Failure | null
  /** The login with a passkey; null where there is none. */
  readonly passkey: ReactNode
  readonly onSubmit: (form: FreshLoginForm) => void
  readonly onCancel: () => void
}

export function FreshLoginModal({ isOpen, passkey, onCancel, ...form }: FreshLoginModalProps) {
  const textId = useId()
  return (
    <ModalDialog isOpen={isOpen} title={m.fresh_login_title()} describedBy={textId} closeLabel={m.close()} onClose={onCancel}>
      <p id={textId}>{m.fresh_login_text()}</p>
      <FreshLoginFields {...form} />
      {passkey}
    </ModalDialog>
  )
}

const fields = ['password', 'code'] as const

type FreshLoginFieldsProps = Omit<FreshLoginModalProps, 'isOpen' | 'passkey' | 'onCancel'>

function FreshLoginFields({ username, isBusy, isChallenged, faults, failure, onSubmit }: FreshLoginFieldsProps) {
  const needsCode = useNeedsCode(isChallenged)
  return (
    <Form
      name="fresh-login"
      {...{ fields, faults, isBusy, onSubmit }}
      wordFault={freshLoginFaultText}
      suspect={isChallenged ? 'code' : null}
    >
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField name="password" label={m.field_password()} autoComplete="current-password" />
      {needsCode && <CodeField />}
      <SubmitButton label={m.fresh_login_submit()} />
      {failure && !isChallenged && isFaultless(faults) && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
    </Form>
  )
}

const freshLoginFaultText: WordFault = (field, fault) => {
  if (fault.rule === 'not-current') return m.fresh_login_wrong_password()
  return fault.rule === 'wrong-code' ? m.second_factor_wrong_code() : faultText(field, fault)
}
