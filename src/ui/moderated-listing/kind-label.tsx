/** The type of a listing in a word, with its icon and its colour. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import { typeWords } from '../../../words/listing-types.ts'
import { kindColours, typeIcons } from '../kind.tsx'
import styles from './kind-label.module.css'

export function KindLabel({ type }: { readonly type: ListingType }) {
  const Icon = typeIcons[type]
  return (
    <span className={styles.kind} style={kindColours(type)}>
      <Icon />
      {typeWords[type].name()}
    </span>
  )
}
