/** The password-reset screen with a token: a new password is chosen. Specification, sections 2, 5 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

/** The fields of the form. */
export interface PasswordFields {
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordChoiceViewProps {
  readonly product: string
  /** `saved` and `failed` open the modal. */
  readonly status: 'editing' | 'saving' | 'saved' | 'failed'
  readonly faults: FieldFaults<keyof PasswordFields>
  /** What the server said; null unless saved. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (fields: PasswordFields) => void
  readonly onClose: () => void
}

export function PasswordChoiceView({ product }: PasswordChoiceViewProps) {
  return (
    <Page product={product} title="Password reset">
      <form />
    </Page>
  )
}
