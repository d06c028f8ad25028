/** The screen to become a member on. Specification, sections 2, 5 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

/** The fields of the form. */
export interface RegistrationFields {
  readonly username: string
  readonly email: string
  readonly confirmEmail: string
  readonly password: string
  readonly confirmPassword: string
}

export interface RegistrationViewProps {
  readonly product: string
  /** `succeeded` and `failed` open the modal. */
  readonly status: 'editing' | 'submitting' | 'succeeded' | 'failed'
  readonly faults: FieldFaults<keyof RegistrationFields>
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  readonly onSubmit: (fields: RegistrationFields) => void
  /** Closes the modal; a form that went through is empty by then. */
  readonly onClose: () => void
}

export function RegistrationView({ product }: RegistrationViewProps) {
  return (
    <Page product={product} title="Sign up">
      <form />
    </Page>
  )
}
