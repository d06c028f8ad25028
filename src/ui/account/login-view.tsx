/** The screen to sign in on. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

/** The fields of the form. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface LoginViewProps {
  readonly product: string
  /** `refused` is a wrong user name or password, `failed` anything else. */
  readonly status: 'editing' | 'submitting' | 'succeeded' | 'refused' | 'failed'
  readonly faults: FieldFaults<keyof Credentials>
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  /** Sending the confirmation link again, to the person who tried last. */
  readonly resend: {
    readonly status: 'editing' | 'sending' | 'sent' | 'failed'
    /** What the server said; null unless sent. */
    readonly answer: string | null
    readonly failure: Failure | null
  }
  readonly onSubmit: (credentials: Credentials) => void
  readonly onResend: () => void
}

export function LoginView({ product }: LoginViewProps) {
  return (
    <Page product={product} title="Login">
      <form />
    </Page>
  )
}
