/** The form of a listing, to add one, to submit one again or to moderate one. Specification, sections 2 and 5. */
import type { ReactNode } from 'react'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import { listingFieldNames } from '../../../domain/listing-fields.ts'
import type { ListingField } from '../../../domain/listing.ts'
import type { ListingForm as FormValues } from '../../../domain/submission.ts'
import { Form } from '../form/form.tsx'
import { ListingFields, type ListingFieldsProps } from './listing-fields.tsx'
import styles from './listing-form.module.css'

interface ListingFormProps extends ListingFieldsProps {
  /** What it is called; no other form on the page is called so. */
  readonly name: string
  readonly faults: FieldFaults<ListingField>
  /** Whether it is on its way. */
  readonly isBusy: boolean
  readonly onSubmit: (form: FormValues) => void
  /** Told of all fields whenever one is edited. */
  readonly onEdit?: (form: FormValues) => void
  /** The buttons: one of them is a `SubmitButton`. */
  readonly children: ReactNode
}

const lists = ['tags'] as const
const fields = listingFieldNames.filter((field) => field !== 'tags')

/** What the fields hold is theirs: another `initial` counts only for a form with another `key`. */
export function ListingForm({ name, faults, isBusy, onSubmit, onEdit, children, ...shown }: ListingFormProps) {
  return (
    <Form
      name={name}
      className={styles.form}
      fields={fields}
      lists={lists}
      faults={faults}
      isBusy={isBusy}
      onSubmit={onSubmit}
      onEdit={onEdit}
    >
      <ListingFields {...shown} />
      <div className={styles.buttons}>{children}</div>
    </Form>
  )
}
