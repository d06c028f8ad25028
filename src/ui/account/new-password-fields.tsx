/** A new password, typed twice. */
import { m } from '../../../messages/compiled/messages.js'
import { PasswordField } from '../form/password-field.tsx'

interface NewPasswordFieldsProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
}

export function NewPasswordFields({ name, label, hint = m.password_hint() }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField name={name} label={label} hint={hint} autoComplete="new-password" />
      <PasswordField name="confirmPassword" label={m.field_confirm_password()} autoComplete="new-password" />
    </>
  )
}
