/** All fields of an event. Specification, section 2. */
import type { ReactNode } from 'react'
import type { DayEvent } from '../../../domain/event-days.ts'
import { formatCost, formatLongDay } from '../../../domain/format.ts'
import type { Listing } from '../../../domain/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { OutsideLink } from '../outside-link.tsx'
import styles from './event-details.module.css'

export function EventDetails({ event }: { readonly event: Listing }) {
  const { description, cost, address, link, tags } = event
  return (
    <>
      <p className={styles.description}>{description}</p>
      <dl className={styles.fields}>
        <FirstFields event={event} cost={formatCost(cost) ?? m.cost_free()} />
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

/** What is known of an event before all its fields are, with the room that a description takes. */
export function LoadingDetails({ event }: { readonly event: DayEvent }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {m.event_loading()}
      </p>
      <div className={styles.lines}>
        <i />
        <i />
        <i />
        <i />
      </div>
      <dl className={styles.fields}>
        <FirstFields event={event} cost="…" />
      </dl>
    </>
  )
}

interface FirstFieldsProps {
  readonly event: Pick<Listing, 'startDate' | 'endDate' | 'city'>
  readonly cost: string
}

/** The fields that each event has. */
function FirstFields({ event: { startDate, endDate, city }, cost }: FirstFieldsProps) {
  return (
    <>
      <Field name={m.field_from()}>{startDate ? formatLongDay(startDate) : m.not_given()}</Field>
      <Field name={m.field_to()}>{endDate ? formatLongDay(endDate) : m.not_given()}</Field>
      <Field name={m.field_cost()}>{cost}</Field>
      <Field name={m.field_city()}>{city || m.not_given()}</Field>
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
