/** The screen that the confirmation link leads to. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

export interface VerificationViewProps {
  readonly product: string
  readonly status: 'verifying' | 'verified' | 'failed' | 'tokenMissing'
  /** What the server said; null unless verified. */
  readonly answer: string | null
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  /** Tries the same link again, after no answer came. */
  readonly onRetry: () => void
  /** Asking for a new link, by e-mail address. */
  readonly resend: {
    readonly status: 'editing' | 'sending' | 'sent' | 'failed'
    readonly faults: FieldFaults<'email'>
    /** What the server said; null unless sent. */
    readonly answer: string | null
    readonly failure: Failure | null
  }
  readonly onResend: (fields: { readonly email: string }) => void
}

export function VerificationView({ product }: VerificationViewProps) {
  return (
    <Page product={product} title="Email verification">
      <p />
    </Page>
  )
}
