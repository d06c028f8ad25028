/** The state of a listing, for its author and for administrators. */
import { CircleCheck, CircleX, Clock, Trash2, type LucideIcon } from 'lucide-react'
import type { ListingState } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './state-label.module.css'

const icons: Readonly<Record<ListingState, LucideIcon>> = { pending: Clock, approved: CircleCheck, rejected: CircleX, removed: Trash2 }

export function StateLabel({ state }: { readonly state: ListingState }) {
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon />
      {m.listing_state({ state })}
    </span>
  )
}
