/** Which of the types is added. Specification, section 2. */
import { listingTypes } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { kindColours, typeIcons } from '../kind.tsx'
import styles from './type-selector.module.css'

interface TypeSelectorProps {
  /** No radio button is checked for an unknown type. */
  readonly chosen: string
  /** Whether the form is being sent: the type cannot be changed. */
  readonly isBusy: boolean
  readonly onChoose: (type: string) => void
}

export function TypeSelector({ chosen, isBusy, onChoose }: TypeSelectorProps) {
  return (
    <fieldset className={styles.selector}>
      <legend className={styles.legend}>{m.submission_type()}</legend>
      <div className={styles.types}>
        {listingTypes.map((type) => {
          const Icon = typeIcons[type]
          return (
            <label key={type} className={styles.type} style={kindColours(type)}>
              <input
                type="radio"
                name="listing-type"
                value={type}
                checked={type === chosen}
                disabled={isBusy}
                onChange={(event) => onChoose(event.target.value)}
              />
              <Icon />
              {typeWords[type].name()}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
