/** Asks for a new confirmation link by e-mail address. */
import { m } from '../../../messages/compiled/messages.js'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { ResendOutcome } from './resend-outcome.tsx'
import type { VerificationViewProps } from './verification-view.tsx'

const fields = ['email'] as const

interface ResendFormProps extends Pick<VerificationViewProps, 'onResend'> {
  readonly resend: NonNullable<VerificationViewProps['resend']>
}

export function ResendForm({ resend, onResend }: ResendFormProps) {
  return (
    <>
      <h2>{m.resend_heading()}</h2>
      <p>{m.resend_text()}</p>
      <Form name="resend" fields={fields} faults={resend.faults} isBusy={resend.status === 'sending'} onSubmit={onResend}>
        <TextField name="email" label={m.field_email()} kind="email" />
        <SubmitButton label={m.resend_submit()} />
      </Form>
      <ResendOutcome resend={resend} />
    </>
  )
}
