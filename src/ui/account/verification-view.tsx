/** The screen that the confirmation link leads to. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { formatMoment } from '../../../domain/format-moment.ts'
import { paths } from '../../../domain/paths.ts'
import type { NamedSignUp } from '../../../domain/account/sign-up-links.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Scene } from '../drawings/drawing.tsx'
import { FormMessage } from '../form/form-message.tsx'
import { Form } from '../form/form.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextField } from '../form/text-field.tsx'
import { AccountPage } from './account-page.tsx'
import { Disowning, isDisowning, type DisowningStatus } from './disowning.tsx'
import { ResendOutcome, type Resend } from './resend.tsx'

export interface VerificationViewProps {
  readonly product: string
  /** What the link says of the sign-up; null if it names none. */
  readonly signUp: NamedSignUp | null
  readonly status: 'verifying' | 'verified' | 'failed' | 'tokenMissing' | DisowningStatus
  /** The server's answer; null unless verified. */
  readonly answer: string | null
  /** The server's answer; null unless disowned. */
  readonly farewell: string | null
  /** The failure; null unless `status` is `failed` or `disownFailed`. */
  readonly failure: Failure | null
  /** Whether the person can say "This was not me". */
  readonly canDoubt: boolean
  readonly canKeep: boolean
  /** Tries the same link again after a network failure. */
  readonly onRetry: () => void
  readonly onDoubt: () => void
  readonly onDisown: () => void
  readonly onKeep: () => void
  /** The state of requesting a new link by e-mail address; null where the server cannot. */
  readonly resend: (Resend & { readonly faults: FieldFaults<'email'> }) | null
  readonly onResend: (form: { readonly email: string }) => void
}

export function VerificationView({ product, signUp, resend, onResend, ...outcome }: VerificationViewProps) {
  const { status } = outcome
  const facts = signUp && (
    <p>{m.verification_sign_up({ username: signUp.username, moment: formatMoment(signUp.at, getLocale()) })}</p>
  )
  if (isDisowning(status)) {
    return (
      <AccountPage product={product} title={m.disown_title()} drawing={<Scene name="add" />}>
        {facts}
        <Disowning {...outcome} status={status} />
      </AccountPage>
    )
  }
  return (
    <AccountPage
      product={product}
      title={status === 'verified' ? m.verification_done() : m.verification_title()}
      drawing={<Scene name="add" />}
    >
      {facts}
      <VerificationOutcome {...outcome} status={status} />
      {status !== 'verifying' && (
        <a className={status === 'verified' ? button.primary : button.outline} href={href(paths.login)}>
          {m.verification_login()}
        </a>
      )}
      {outcome.canDoubt && (
        <button type="button" className={button.outline} onClick={outcome.onDoubt}>
          {m.disown_title()}
        </button>
      )}
      {resend && (status === 'failed' || status === 'tokenMissing') && <ResendForm resend={resend} onResend={onResend} />}
    </AccountPage>
  )
}

interface VerificationOutcomeProps extends Pick<VerificationViewProps, 'answer' | 'failure' | 'onRetry'> {
  readonly status: Exclude<VerificationViewProps['status'], DisowningStatus>
}

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
