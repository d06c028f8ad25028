/** What only events have: their days and what they cost. Specification, section 2. */
import { useState } from 'react'
import type { Day } from '../../../domain/days.ts'
import { parseDay } from '../../../domain/format.ts'
import type { Listing } from '../../../domain/listing.ts'
import { costStep, isRequired, type ListingForm } from '../../../domain/submission.ts'
import { m } from '../../../messages/compiled/messages.js'
import { DayField } from '../form/day-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import styles from './listing-form.module.css'

interface EventFieldsProps {
  readonly initial: Pick<ListingForm, 'startDate' | 'endDate' | 'cost'>
  readonly today: Day
  readonly kept: Listing | null
}

export function EventFields({ initial, today, kept }: EventFieldsProps) {
  const [firstDay, setFirstDay] = useState(() => parseDay(initial.startDate))
  return (
    <>
      <div className={styles.pair}>
        <DayField
          name="startDate"
          label={m.field_from()}
          hint={m.listing_form_day_hint()}
          today={today}
          min={today}
          defaultValue={initial.startDate}
          isRequired={isRequired('startDate', kept)}
          onDay={setFirstDay}
        />
        <DayField
          name="endDate"
          label={m.field_to()}
          hint={m.listing_form_last_day_hint()}
          today={today}
          min={firstDay ?? today}
          defaultValue={initial.endDate}
          isRequired={isRequired('endDate', kept)}
        />
      </div>
      <NumberField
        name="cost"
        label={m.listing_form_cost()}
        hint={m.listing_form_cost_hint()}
        min={0}
        step={costStep}
        defaultValue={initial.cost}
        isRequired={isRequired('cost', kept)}
      />
    </>
  )
}
