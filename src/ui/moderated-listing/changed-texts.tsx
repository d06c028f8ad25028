/** In what two texts of a listing differ, field by field, with the words marked. */
import { changedWords, type TextPart } from '../../../domain/changed-words.ts'
import { differingFields } from '../../../domain/moderation/differing-fields.ts'
import type { ListingFields } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { writtenText } from '../../../words/moderated-listing/field-texts.ts'
import { fieldLabels } from '../../../words/listing-fields.ts'
import { usePlaceNames } from '../place-names.ts'
import styles from './changed-texts.module.css'

interface ChangedTextsProps {
  readonly before: ListingFields
  readonly after: ListingFields
}

export function ChangedTexts({ before, after }: ChangedTextsProps) {
  const { cityName } = usePlaceNames()
  return (
    <dl className={styles.fields}>
      {differingFields(before, after).map((field) => (
        <div key={field}>
          <dt>{fieldLabels[field]()}</dt>
          <dd>
            {changedWords(writtenText(field, before, cityName), writtenText(field, after, cityName)).map((part, index) => (
              <Words key={index} {...part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Screen readers hardly say what is deleted and inserted. */
function Words({ text, kind }: TextPart) {
  if (kind === 'same') return text
  const Part = kind === 'removed' ? 'del' : 'ins'
  return (
    <Part>
      <span className="visually-hidden">{kind === 'removed' ? m.change_removed() : m.change_added()} </span>
      {text}
    </Part>
  )
}
