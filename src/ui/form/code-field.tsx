/** The field for a code of the second factor. */
import { m } from '../../../messages/compiled/messages.js'
import { TextField } from './text-field.tsx'

interface CodeFieldProps {
  readonly label?: string
  readonly hint?: string
}

export function CodeField({ label = m.second_factor_code(), hint = m.second_factor_code_hint() }: CodeFieldProps) {
  return <TextField name="code" label={label} hint={hint} kind="username" autoComplete="one-time-code" />
}
