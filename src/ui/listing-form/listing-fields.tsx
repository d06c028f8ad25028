/** The fields of a listing of one type. Specification, section 2. */
import { Fragment, useState, type ReactNode } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import { languageNames, languages } from '../../../domain/languages.ts'
import type { fieldRegistry, ListingField } from '../../../domain/listing/field-registry.ts'
import { contentOf, isRequired, listingFieldNames, offerOf } from '../../../domain/listing/listing-fields.ts'
import { hasField, isListingType, type Listing } from '../../../domain/listing/listing.ts'
import type { Offer, Offers } from '../../../domain/offers.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import { costStep } from '../../../domain/listing/submission.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { parseDay } from '../../../domain/days/typed-values.ts'
import { m } from '../../../messages/compiled/messages.js'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { ChoiceGrid } from '../form/choice-grid.tsx'
import { DayField } from '../form/day-field.tsx'
import { NumberField } from '../form/number-field.tsx'
import { SelectField } from '../form/select-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { TimeField } from '../form/time-field.tsx'
import { CityField, type CityList } from './city-field.tsx'
import styles from './listing-form.module.css'
import { OpenedFields } from './opened-fields.tsx'

export interface ListingFieldsProps {
  /** A name that is no type has what all types have, without tags. */
  readonly type: string
  /** The initial values. */
  readonly initial: ListingForm
  readonly cities: CityList
  /** What the server has beyond the documented calls. */
  readonly offers: Offers
  /** Athens' today. */
  readonly today: Day
  /** What stands in a place of its own below the address, whose line is kept also while it is null. */
  readonly hint?: ReactNode
  /** The listing that is edited; absent for a new one. */
  readonly kept?: Listing | undefined
}

export function ListingFields(props: ListingFieldsProps) {
  const { type, initial, kept = null } = props
  const [firstDay, setFirstDay] = useState(() => parseDay(initial.startDate))
  const fields = listingFieldNames.filter((field) => hasField(type, field))
  const show = (field: ListingField) => {
    const inputProps = { ...props, firstDay, onFirstDay: setFirstDay, isRequired: isRequired(field, kept) }
    const input = isPlain(field) ? <PlainInput {...inputProps} field={field} /> : inputs[field](inputProps)
    const half = contentOf(field).kind === 'day' ? `${styles.half} ${styles.day}` : styles.half
    return halves.has(field) ? <div key={field} className={half}>{input}</div> : <Fragment key={field}>{input}</Fragment>
  }
  const shown = fields.map((field) => {
    const offer = offerOf(field)
    if (offer !== null && !props.offers.has(offer)) return null
    const opener = offer && openers[offer]
    if (!opener) return show(field)
    const together = fields.filter((each) => offerOf(each) === offer)
    return field === together[0] && (
      <OpenedFields key={offer} label={opener()} isFilled={together.some((each) => initial[each] !== '')}>
        {together.map(show)}
      </OpenedFields>
    )
  })
  if (props.hint !== undefined) shown.splice(fields.indexOf('address') + 1, 0, <div key="hint" className={styles.hint}>{props.hint}</div>)
  return shown
}

/** The buttons of the optional fields that most listings do not have, by the offer of these fields. */
const openers: { readonly [Name in Offer]?: () => string } = {
  'event-times': m.listing_form_times,
  'listing-language': m.listing_form_languages,
}

/** Two of them stand side by side where there is room. */
const halves: ReadonlySet<ListingField> = new Set(['city', 'address', 'startDate', 'endDate', 'startTime', 'endTime'])

interface InputProps extends ListingFieldsProps {
  /** The first day that is typed; null while it is none. */
  readonly firstDay: Day | null
  readonly onFirstDay: (day: Day | null) => void
  readonly isRequired: boolean
}

/** A field whose input has no more than its label. */
type PlainField = Exclude<{
  [Field in ListingField]: (typeof fieldRegistry)[Field]['content']['kind'] extends 'line' | 'lines' ? Field : never
}[ListingField], 'address' | 'translatedTitle'>

function isPlain(field: ListingField): field is PlainField {
  return !(field in inputs)
}

function PlainInput({ field, initial, isRequired }: InputProps & { readonly field: PlainField }) {
  const Input = contentOf(field).kind === 'lines' ? TextArea : TextField
  const label = offerOf(field) === 'listing-language' ? fieldLabels[field]() : labelOf(field, isRequired)
  return <Input name={field} label={label} isRequired={isRequired} defaultValue={initial[field]} />
}

function labelOf(field: ListingField, isRequired: boolean): string {
  const label = fieldLabels[field]()
  return isRequired ? label : m.listing_form_optional({ label })
}

const inputs: Readonly<Record<Exclude<ListingField, PlainField>, (props: InputProps) => ReactNode>> = {
  city: ({ cities, initial, isRequired }) => <CityField cities={cities} chosen={initial.city} isRequired={isRequired} />,
  address: ({ initial, isRequired }) => (
    <TextField name="address" label={labelOf('address', isRequired)} isRequired={isRequired} defaultValue={initial.address} />
  ),
  startDate: ({ initial, today, isRequired, onFirstDay }) => (
    <DayField
      name="startDate"
      label={m.field_from()}
      hint={m.listing_form_day_hint()}
      today={today}
      min={today}
      defaultValue={initial.startDate}
      isRequired={isRequired}
      onDay={onFirstDay}
    />
  ),
  endDate: ({ initial, today, isRequired, firstDay }) => (
    <DayField
      name="endDate"
      label={m.field_to()}
      hint={m.listing_form_last_day_hint()}
      today={today}
      min={firstDay ?? today}
      follows={firstDay}
      defaultValue={initial.endDate}
      isRequired={isRequired}
    />
  ),
  startTime: ({ initial, isRequired }) => (
    <TimeField
      name="startTime"
      label={m.listing_form_start_time()}
      hint={m.listing_form_start_time_hint()}
      defaultValue={initial.startTime}
      isRequired={isRequired}
    />
  ),
  endTime: ({ initial, isRequired }) => (
    <TimeField
      name="endTime"
      label={m.listing_form_end_time()}
      hint={m.listing_form_end_time_hint()}
      defaultValue={initial.endTime}
      isRequired={isRequired}
    />
  ),
  cost: ({ initial, isRequired }) => (
    <NumberField
      name="cost"
      label={m.listing_form_cost()}
      hint={m.listing_form_cost_hint()}
      min={0}
      step={costStep}
      defaultValue={initial.cost}
      isRequired={isRequired}
    />
  ),
  link: ({ initial, isRequired }) => (
    <TextField
      name="link"
      label={labelOf('link', isRequired)}
      hint={m.listing_form_link_hint()}
      kind="link"
      isRequired={isRequired}
      defaultValue={initial.link}
    />
  ),
  language: ({ initial }) => (
    <SelectField
      name="language"
      label={m.field_language()}
      emptyLabel={m.listing_form_language_told()}
      choices={languages.map((language) => ({ value: language, label: languageNames[language] }))}
      defaultValue={initial.language}
      isRequired={false}
    />
  ),
  translatedTitle: ({ initial }) => (
    <TextField
      name="translatedTitle"
      label={m.field_translated_title()}
      hint={m.listing_form_translation_hint()}
      isRequired={false}
      defaultValue={initial.translatedTitle}
    />
  ),
  tags: ({ type, initial }) =>
    isListingType(type) && (
      <ChoiceGrid
        name="tags"
        legend={m.listing_form_tags()}
        choices={tagsOf(type).map((tag) => ({ value: tag, label: m.tag_name({ tag }) }))}
        defaultChosen={initial.tags}
      />
    ),
}
