/** What a listing that is moderated is likely to be the same as. */
import { useId } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { LikelyDuplicates, type LikelyDuplicatesProps } from '../duplicates/likely-duplicates.tsx'
import styles from './submission-facts.module.css'

export function CardDuplicatesView(props: LikelyDuplicatesProps) {
  const headingId = useId()
  return (
    <section className={styles.submission} aria-labelledby={headingId}>
      <p id={headingId}>{m.duplicates_possible()}</p>
      <LikelyDuplicates {...props} />
    </section>
  )
}
