/** Says which cities and regions of an address do not exist. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './filter-chips.module.css'

export interface UnknownPlacesProps {
  readonly places: readonly { readonly kind: 'city' | 'region'; readonly name: string }[]
}

const words = { city: m.filter_unknown_city, region: m.filter_unknown_region } as const

export function UnknownPlaces({ places }: UnknownPlacesProps) {
  return (
    <div role="status" className={styles.unknown}>
      {places.map(({ kind, name }) => <p key={`${kind} ${name}`}>{words[kind]({ name })}</p>)}
    </div>
  )
}
