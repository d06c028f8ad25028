/** The state of a listing, for its author and for administrators. */
import { CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ListingState } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './state-label.module.css'

const icons: Readonly<Record<ListingState, LucideIcon>> = { pending: Clock, approved: CircleCheck, rejected: CircleX, removed: CircleMinus }

export function StateLabel({ state }: { readonly state: ListingState }) {
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon />
      {m.listing_state({ state })}
    </span>
  )
}
