/** The card of the listing that is being written, as visitors will see it. */
import { useId } from 'react'
import type { Day } from '../../../domain/days/days.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { previewOf } from '../../../domain/listing/preview.ts'
import { m } from '../../../messages/compiled/messages.js'
import { EntryCard } from '../listing/entry-card.tsx'
import styles from './preview.module.css'

interface PreviewProps {
  readonly type: ListingType
  readonly form: ListingForm
  /** Athens' today. */
  readonly today: Day
}

/** Nothing before there is a title. */
export function Preview({ type, form, today }: PreviewProps) {
  const titleId = useId()
  const entry = previewOf(type, form, today)
  if (entry.title === '') return null
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>{m.submission_preview()}</h2>
      <EntryCard entry={entry} type={type} />
    </section>
  )
}
