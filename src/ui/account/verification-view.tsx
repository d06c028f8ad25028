/** The screen that the confirmation link leads to. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Scene } from '../drawings/drawing.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { AccountPage } from './account-page.tsx'
import { ResendOutcome, type Resend } from './resend.tsx'

export interface VerificationViewProps {
  readonly product: string
  readonly status: 'verifying' | 'verified' | 'failed' | 'tokenMissing'
  /** The server's answer; null unless verified. */
  readonly answer: string | null
  /** The failure; null unless `status` is `failed`. */
  readonly failure: Failure | null
  /** Tries the same link again after a network failure. */
  readonly onRetry: () => void
  /** The state of requesting a new link by e-mail address; null where the server cannot. */
  readonly resend: (Resend & { readonly faults: FieldFaults<'email'> }) | null
  readonly onResend: (form: { readonly email: string }) => void
}

export function VerificationView({ product, resend, onResend, ...outcome }: VerificationViewProps) {
  const { status } = outcome
  return (
    <AccountPage product={product} title={m.verification_title()} drawing={<Scene name="add" />}>
      <VerificationOutcome {...outcome} />
      {status !== 'verifying' && (
        <a className={status === 'verified' ? button.primary : button.outline} href={href(paths.login)}>
          {m.verification_login()}
        </a>
      )}
      {resend && (status === 'failed' || status === 'tokenMissing') && <ResendForm resend={resend} onResend={onResend} />}
    </AccountPage>
  )
}

type VerificationOutcomeProps = Pick<VerificationViewProps, 'status' | 'answer' | 'failure' | 'onRetry'>

/** The outcome of a confirmation link. Specification, section 8. */
function VerificationOutcome({ status, answer, failure, onRetry }: VerificationOutcomeProps) {
  switch (status) {
    case 'verifying':
      return (
        <p role="status" aria-busy="true">
          {m.verification_waiting()}
        </p>
      )
    case 'verified':
      return <FormMessage tone="success">{answer}</FormMessage>
    case 'tokenMissing':
      return <FormMessage tone="failure">{m.verification_token_missing()}</FormMessage>
    case 'failed':
      return (
        <FormMessage tone="failure">
          <p>{failedText(failure)}</p>
          {failure?.status === null && (
            <button type="button" className={button.outline} onClick={onRetry}>
              {m.try_again()}
            </button>
          )}
        </FormMessage>
      )
  }
}

function failedText(failure: Failure | null): string {
  if (failure?.status === null) return m.verification_no_answer()
  return failure?.sentence ?? m.verification_failed()
}

const fields = ['email'] as const

interface ResendFormProps extends Pick<VerificationViewProps, 'onResend'> {
  readonly resend: NonNullable<VerificationViewProps['resend']>
}

/** Requests a new confirmation link by e-mail address. */
function ResendForm({ resend, onResend }: ResendFormProps) {
  return (
    <>
      <h2>{m.resend_heading()}</h2>
      <p>{m.resend_text()}</p>
      <Form name="resend" fields={fields} faults={resend.faults} isBusy={resend.isBusy} onSubmit={onResend}>
        <TextField name="email" label={m.field_email()} kind="email" />
        <SubmitButton label={m.resend_submit()} />
      </Form>
      <ResendOutcome resend={resend} />
    </>
  )
}
