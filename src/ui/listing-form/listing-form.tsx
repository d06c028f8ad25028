/** The form of a listing, to add one, to submit one again or to moderate one. Specification, sections 2 and 5. */
import type { ReactNode } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { listingFieldNames } from '../../../domain/listing/listing-fields.ts'
import type { ListingForm as FormValues } from '../../../domain/listing/listing-form.ts'
import { Form } from '../form/form.tsx'
import { listingFaultText } from './listing-fault-text.ts'
import { ListingFields, type ListingFieldsProps } from './listing-fields.tsx'
import styles from './listing-form.module.css'

interface ListingFormProps extends ListingFieldsProps {
  /** The name of the form, unique on the page. */
  readonly name: string
  readonly faults: FieldFaults<ListingField>
  /** Whether the form is being sent. */
  readonly isBusy: boolean
  readonly onSubmit: (form: FormValues) => void
  /** Called with all values whenever one is edited. */
  readonly onEdit?: (form: FormValues) => void
  /** What stands between the fields and the buttons. */
  readonly preview?: ReactNode
  /** The buttons: one of them is a `SubmitButton`. */
  readonly children: ReactNode
}

const lists = ['tags'] as const
const fields = listingFieldNames.filter((field) => field !== 'tags')

/** The fields are uncontrolled: a new `initial` takes effect only with another React `key`. */
export function ListingForm({ name, faults, isBusy, onSubmit, onEdit, preview, children, ...shown }: ListingFormProps) {
  return (
    <Form
      name={name}
      className={styles.form}
      fields={fields}
      lists={lists}
      faults={faults}
      wordFault={listingFaultText}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onEdit={onEdit}
    >
      <ListingFields {...shown} />
      {preview}
      <div className={styles.buttons}>{children}</div>
    </Form>
  )
}
