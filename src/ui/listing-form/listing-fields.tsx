/** The fields of a listing of one type. Specification, section 2. */
import type { Day } from '../../../domain/days.ts'
import { isListingType, type Listing } from '../../../domain/listing.ts'
import { isRequired, type ListingForm } from '../../../domain/submission.ts'
import { tagsOf } from '../../../domain/tags.ts'
import { m } from '../../../messages/compiled/messages.js'
import { ChoiceGrid } from '../form/choice-grid.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { CityField, type CityList } from './city-field.tsx'
import { EventFields } from './event-fields.tsx'
import styles from './listing-form.module.css'

export interface ListingFieldsProps {
  /** A name that is no type has what all types have. */
  readonly type: string
  /** What stands in the fields at first. */
  readonly initial: ListingForm
  readonly cities: CityList
  /** Athens' today. */
  readonly today: Day
  /** The listing that is edited; absent for a new one. */
  readonly kept?: Listing | undefined
}

export function ListingFields({ type, initial, cities, today, kept }: ListingFieldsProps) {
  const edited = kept ?? null
  const tags = isListingType(type) ? tagsOf(type) : []
  return (
    <>
      <TextField name="title" label={m.field_title()} defaultValue={initial.title} />
      <TextArea name="description" label={m.field_description()} defaultValue={initial.description} />
      <div className={styles.pair}>
        <CityField cities={cities} chosen={initial.city} isRequired={isRequired('city', edited)} />
        <TextField
          name="address"
          label={m.listing_form_address()}
          isRequired={false}
          defaultValue={initial.address}
        />
      </div>
      {type === 'event' && <EventFields initial={initial} today={today} kept={edited} />}
      <TextField
        name="link"
        label={m.listing_form_link()}
        hint={m.listing_form_link_hint()}
        kind="link"
        isRequired={false}
        defaultValue={initial.link}
      />
      {tags.length > 0 && (
        <ChoiceGrid
          name="tags"
          legend={m.listing_form_tags()}
          choices={tags.map((tag) => ({ value: tag, label: tag }))}
          defaultChosen={initial.tags}
        />
      )}
    </>
  )
}
