/** All fields of an event. Specification, section 2. */
import type { ReactNode } from 'react'
import { formatCost, formatLongDay } from '../../../domain/format.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { OutsideLink } from '../outside-link.tsx'
import styles from './event-details.module.css'

export function EventDetails({ event }: { readonly event: Listing }) {
  const { startDate, endDate, cost, city, address, link, tags } = event
  return (
    <>
      <p className={styles.description}>{event.description}</p>
      <dl className={styles.fields}>
        <Field name={m.field_from()}>{startDate ? formatLongDay(startDate) : m.not_given()}</Field>
        <Field name={m.field_to()}>{endDate ? formatLongDay(endDate) : m.not_given()}</Field>
        <Field name={m.field_cost()}>{formatCost(cost) ?? m.cost_free()}</Field>
        <Field name={m.field_city()}>{city || m.not_given()}</Field>
        {address && <Field name={m.field_address()}>{address}</Field>}
        {link && (
          <Field name={m.field_link()}>
            <OutsideLink to={link} />
          </Field>
        )}
        {tags.length > 0 && <Field name={m.field_tags()}>{tags.map(({ name }) => name).join(', ')}</Field>}
      </dl>
    </>
  )
}

interface FieldProps {
  readonly name: string
  readonly children: ReactNode
}

function Field({ name, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
