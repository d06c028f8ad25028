/** The answer to sending a confirmation link again. */
import { m } from '../../../messages/compiled/messages.js'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import type { Resend } from './resend.ts'

export function ResendOutcome({ resend }: { readonly resend: Resend }) {
  if (resend.status === 'sent') return <FormMessage tone="success">{resend.answer}</FormMessage>
  if (resend.status !== 'failed') return null
  return (
    <FormMessage tone="failure">
      <p>{m.resend_failed()}</p>
      <p>{failureText(resend.failure)}</p>
    </FormMessage>
  )
}
