/** What a change of a published listing changes, field by field, for its author and for administrators. */
import { changedWords, type TextPart } from '../../../domain/changed-words.ts'
import { differingFields, withChange, type ListingChange, type TypedListing } from '../../../domain/listing/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import { usePlaceNames } from '../place-names.ts'
import { comparedLabel, fieldText } from './field-words.ts'
import styles from './listing-change.module.css'
import { RejectionReason } from './rejection-reason.tsx'

interface ListingChangeProps {
  readonly listing: TypedListing
  readonly change: ListingChange
}

export function ListingChangePart({ listing, change }: ListingChangeProps) {
  const { cityName } = usePlaceNames()
  const changed = withChange(listing)
  const isWaiting = change.state === 'waiting'
  return (
    <section className={styles.change} data-state={change.state}>
      <h4 className={styles.heading}>{isWaiting ? m.change_waiting() : m.change_rejected()}</h4>
      {!isWaiting && <RejectionReason reason={change.rejectionReason} />}
      <dl className={styles.fields}>
        {differingFields(listing, changed).map((field) => (
          <div key={field}>
            <dt>{comparedLabel(field)}</dt>
            <dd>
              {changedWords(fieldText(field, listing, cityName), fieldText(field, changed, cityName)).map((part, index) => (
                <Words key={index} {...part} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
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
