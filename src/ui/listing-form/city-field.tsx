/** The city of a listing. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { SelectField, type Choice } from '../form/select-field.tsx'
import styles from './city-field.module.css'

/** The cities to choose from. */
export interface CityList {
  readonly choices: readonly Choice[]
  /** Whether loading failed. */
  readonly isMissing: boolean
  readonly onRetry: () => void
}

interface CityFieldProps {
  readonly cities: CityList
  /** The initial name; empty for none. */
  readonly chosen: string
  readonly isRequired: boolean
}

export function CityField({ cities: { choices, isMissing, onRetry }, chosen, isRequired }: CityFieldProps) {
  return (
    <div className={styles.city}>
      <SelectField
        name="city"
        label={m.field_city()}
        emptyLabel={m.listing_form_select_city()}
        choices={withChosen(choices, chosen)}
        defaultValue={chosen}
        isRequired={isRequired}
      />
      {isMissing && (
        <p role="status" className={styles.missing}>
          {m.listing_form_cities_failed()}{' '}
          <button type="button" className={button.quiet} onClick={onRetry}>
            {m.try_again()}
          </button>
        </p>
      )}
    </div>
  )
}

/** The city of an existing listing is offered even while the list is missing. */
function withChosen(choices: readonly Choice[], chosen: string): readonly Choice[] {
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices
  return [{ value: chosen, label: chosen }, ...choices]
}
