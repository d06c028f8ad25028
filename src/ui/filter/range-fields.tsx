/** The first and the last day of the filter, typed or picked. */
import { useRef } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { RangeFaults, TypedRange } from '../../../domain/days/typed-range.ts'
import { parseDay } from '../../../domain/days/typed-values.ts'
import { m } from '../../../messages/compiled/messages.js'
import { DayField } from '../form/day-field.tsx'
import { FormContext } from '../form/form-state.ts'
import { listingFaultText } from '../listing-form/listing-fault-text.ts'
import styles from './range-fields.module.css'

interface RangeFieldsProps {
  readonly today: Day
  readonly range: TypedRange
  readonly faults: RangeFaults
  /** The number of times the range was refused. */
  readonly tries: number
  readonly onRange: (range: TypedRange) => void
}

export function RangeFields({ today, range, faults, tries, onRange }: RangeFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const textOf = (name: keyof TypedRange) => fields.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
  return (
    <FormContext value={{ name: 'filter', faults, wordFault: listingFaultText, tries, isBusy: false }}>
      <div ref={fields} className={styles.fields} onInput={() => onRange({ from: textOf('from'), to: textOf('to') })}>
        <DayField name="from" label={m.field_from()} today={today} defaultValue={range.from} isRequired={false} />
        <DayField
          name="to"
          label={m.field_to()}
          today={today}
          min={parseDay(range.from) ?? undefined}
          defaultValue={range.to}
          isRequired={false}
        />
      </div>
    </FormContext>
  )
}
