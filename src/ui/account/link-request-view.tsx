/** The password-reset screen without a token: it asks for a link. Specification, sections 2 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

export interface LinkRequestViewProps {
  readonly product: string
  /** `linkSent` and `linkFailed` open the modal. */
  readonly status: 'editing' | 'sending' | 'linkSent' | 'linkFailed'
  readonly faults: FieldFaults<'email'>
  /** What the server said; null unless sent. */
  readonly answer: string | null
  readonly failure: Failure | null
  readonly onSubmit: (fields: { readonly email: string }) => void
  readonly onClose: () => void
}

export function LinkRequestView({ product }: LinkRequestViewProps) {
  return (
    <Page product={product} title="Password reset">
      <form />
    </Page>
  )
}
