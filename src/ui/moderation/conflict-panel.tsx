/** Two versions of a listing that somebody else has changed meanwhile, and the choice between them. */
import {
  comparedFields, editedListing, shownState, type ComparedField, type Decision, type TypedListing,
} from '../../../domain/moderation/moderation.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { fieldText } from '../../../words/moderated-listing/field-texts.ts'
import { fieldLabels } from '../../../words/listing-fields.ts'
import button from '../button.module.css'
import form from '../listing-form/listing-form.module.css'
import styles from './conflict-panel.module.css'
import { usePlaceNames } from '../place-names.ts'
import title from './panel-title.module.css'

export interface ConflictPanelProps {
  readonly listing: TypedListing
  /** The listing as somebody else has saved it. */
  readonly current: TypedListing | null
  readonly form: ListingForm
  readonly decision: Decision
  readonly titleId: string
  readonly onAdopt: () => void
  readonly onOverride: () => void
}

export function ConflictPanel({ listing, current, form: typed, decision, titleId, onAdopt, onOverride }: ConflictPanelProps) {
  const { cityName } = usePlaceNames()
  const mine = decision === 'update' ? editedListing(listing, typed) : listing
  const theirs = current ?? listing
  const fields = comparedFields(theirs, mine)
  return (
    <>
      <h3 id={titleId} tabIndex={-1} className={title.title}>
        {m.moderation_conflict()}
      </h3>
      <p>{fields.length > 0 ? m.moderation_conflict_text() : m.moderation_conflict_unseen()}</p>
      {fields.length > 0 && (
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{m.moderation_conflict_field()}</th>
              <th scope="col">{m.moderation_conflict_theirs()}</th>
              <th scope="col">{m.moderation_conflict_mine({ decision })}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field}>
                <th scope="row">{field === 'state' ? m.field_state() : fieldLabels[field]()}</th>
                <td>{comparedText(field, theirs, cityName)}</td>
                <td>{comparedText(field, mine, cityName)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={form.buttons}>
        <button type="button" className={button.primary} onClick={onAdopt}>
          {m.moderation_conflict_adopt()}
        </button>
        <button type="button" className={button.outline} onClick={onOverride}>
          {m.moderation_conflict_override({ decision })}
        </button>
      </div>
    </>
  )
}

function comparedText(field: ComparedField, listing: TypedListing, cityName: PlaceNames['cityName']): string {
  return field === 'state' ? m.listing_state({ state: shownState(listing) }) : fieldText(field, listing, cityName)
}
