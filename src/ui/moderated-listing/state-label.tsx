/** The state of a listing, for its author and for moderators. */
import { CalendarX, CircleCheck, CircleMinus, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ShownState } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './state-label.module.css'

const icons: Readonly<Record<ShownState, LucideIcon>> = {
  pending: Clock, approved: CircleCheck, rejected: CircleX, removed: CircleMinus, cancelled: CalendarX,
}

export function StateLabel({ state }: { readonly state: ShownState }) {
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon />
      {m.listing_state({ state })}
    </span>
  )
}
