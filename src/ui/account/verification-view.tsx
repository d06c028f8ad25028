/** The screen that the confirmation link leads to. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { AddDrawing } from '../drawings/add-drawing.tsx'
import { AccountPage } from './account-page.tsx'
import { ResendForm } from './resend-form.tsx'
import type { Resend } from './resend.ts'
import { VerificationOutcome } from './verification-outcome.tsx'

export interface VerificationViewProps {
  readonly product: string
  readonly status: 'verifying' | 'verified' | 'failed' | 'tokenMissing'
  /** What the server said; null unless verified. */
  readonly answer: string | null
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  /** Tries the same link again, after no answer came. */
  readonly onRetry: () => void
  /** Asking for a new link, by e-mail address; null where the server does not send one. */
  readonly resend: (Resend & { readonly faults: FieldFaults<'email'> }) | null
  readonly onResend: (form: { readonly email: string }) => void
}

export function VerificationView({ product, resend, onResend, ...outcome }: VerificationViewProps) {
  const { status } = outcome
  return (
    <AccountPage product={product} title={m.verification_title()} drawing={<AddDrawing />}>
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
