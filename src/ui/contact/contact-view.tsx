/** How to write to the people behind the site. Specification, sections 2, 5 and 8. */
import type { Failure } from '../../../domain/failure.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { Page } from '../frame/page.tsx'

/** The fields of the form. */
export interface MessageFields {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export interface ContactViewProps {
  readonly product: string
  /** The alternative: an address to write to. */
  readonly address: string
  /** `sent` and `failed` open the modal. */
  readonly status: 'editing' | 'sending' | 'sent' | 'failed'
  readonly faults: FieldFaults<keyof MessageFields>
  /** Why it failed; null unless it did. */
  readonly failure: Failure | null
  readonly onSubmit: (fields: MessageFields) => void
  /** Closes the modal; a form that went through is empty by then. */
  readonly onClose: () => void
}

export function ContactView({ product }: ContactViewProps) {
  return (
    <Page product={product} title="Contact Us">
      <form />
    </Page>
  )
}
