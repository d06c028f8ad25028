/** The type of a listing in a word, with its icon and its colour. */
import type { ListingType } from '../../../domain/listing.ts'
import { kinds } from '../kind.tsx'
import styles from './kind-label.module.css'

export function KindLabel({ type }: { readonly type: ListingType }) {
  const { name, icon: Icon, colour } = kinds[type]
  return (
    <span className={styles.kind} style={{ color: `var(--${colour})` }}>
      <Icon />
      {name()}
    </span>
  )
}
