/** A listing as a form, with Save and Cancel. Specification, section 2. */
import type { Day } from '../../../domain/days/days.ts'
import type { FieldFaults } from '../../../domain/field-fault.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import type { Offers } from '../../../domain/offers.ts'
import type { ListingForm as ListingFormValues } from '../../../domain/listing/listing-form.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { SubmitButton } from '../form/submit-button.tsx'
import type { CityList } from '../listing-form/city-field.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'
import { TitledText } from '../titled-text.tsx'
import styles from './panel-title.module.css'

export interface EditPanelProps {
  readonly listing: TypedListing
  readonly titleId: string
  readonly form: ListingFormValues
  readonly faults: FieldFaults<ListingField>
  readonly cities: CityList
  readonly offers: Offers
  /** Athens' today. */
  readonly today: Day
  readonly isBusy: boolean
  readonly onSave: (form: ListingFormValues) => void
  readonly onCancelEdit: () => void
}

export function EditPanel({ listing, form, faults, cities, offers, today, isBusy, titleId, onSave, onCancelEdit }: EditPanelProps) {
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        <TitledText message={m.moderation_edit_heading} title={listing.title} />
      </h3>
      <ListingForm
        name={`edit-${listing.id}`}
        type={listing.type}
        initial={form}
        kept={listing}
        faults={faults}
        cities={cities}
        offers={offers}
        today={today}
        isBusy={isBusy}
        onSubmit={onSave}
      >
        <SubmitButton label={m.moderation_save()} />
        <BusyButton className={button.outline} isBusy={isBusy} onClick={onCancelEdit}>{m.moderation_cancel()}</BusyButton>
      </ListingForm>
    </>
  )
}
