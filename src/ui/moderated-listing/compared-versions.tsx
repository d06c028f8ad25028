/** In what a listing as it is now differs from the one that a person edited or saw, side by side. */
import { comparedFields, shownState, type ComparedField, type Decision, type TypedListing } from '../../../domain/moderation/moderation.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import { fieldText } from '../../../words/moderated-listing/field-texts.ts'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { usePlaceNames } from '../place-names.ts'
import styles from './compared-versions.module.css'

interface ComparedVersionsProps {
  readonly theirs: TypedListing
  readonly mine: TypedListing
  /** What the person wanted, by which the column of `mine` is named. */
  readonly decision: Decision
}

/** Nothing if they read the same. */
export function ComparedVersions({ theirs, mine, decision }: ComparedVersionsProps) {
  const { cityName } = usePlaceNames()
  const fields = comparedFields(theirs, mine)
  if (fields.length === 0) return null
  return (
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
  )
}

function comparedText(field: ComparedField, listing: TypedListing, cityName: PlaceNames['cityName']): string {
  return field === 'state' ? m.listing_state({ state: shownState(listing) }) : fieldText(field, listing, cityName)
}
