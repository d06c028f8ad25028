/** Which colleagues have a listing open. It lies on the edge of a line or a card, so that it moves nothing that is read. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './readers.module.css'

interface ReadersProps {
  readonly id?: string
  readonly names: readonly string[]
}

export function Readers({ id, names }: ReadersProps) {
  if (names.length === 0) return null
  return (
    <span id={id} className={styles.readers}>
      {m.moderation_readers({ count: names.length })} <span translate="no">{names.join(', ')}</span>
    </span>
  )
}
