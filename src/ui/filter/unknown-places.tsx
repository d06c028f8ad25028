/** Says which cities and regions of an address do not exist. */
import { m } from '../../../messages/compiled/messages.js'
import styles from './unknown-places.module.css'

export interface UnknownPlacesProps {
  readonly places: readonly { readonly kind: 'city' | 'region'; readonly name: string }[]
}

const words = { city: m.filter_unknown_city, region: m.filter_unknown_region } as const

export function UnknownPlaces({ places }: UnknownPlacesProps) {
  return (
    <div role="status">
      {places.map(({ kind, name }) => <p key={`${kind} ${name}`} className={styles.place}>{words[kind]({ name })}</p>)}
    </div>
  )
}
