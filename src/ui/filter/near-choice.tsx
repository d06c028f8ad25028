/** The towns around the visitor: a button that asks the browser for the position, then a choice of distances. */
import { LocateFixed } from 'lucide-react'
import { useId } from 'react'
import { radii, type NearTown, type Radius } from '../../../domain/places/distance.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { PlaceNames } from '../../../domain/places/place-names.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { usePlaceNames } from '../place-names.ts'
import styles from './near-choice.module.css'
import { PillChoice } from './pill-choice.tsx'

/** The choices by distance, as far as the position of the visitor is known. */
export interface NearChoiceProps {
  readonly status: 'unasked' | 'locating' | 'located' | 'denied' | 'lost'
  readonly type: ListingType
  /** The places and the distance, in words, if a distance from other places has chosen the towns; otherwise null. */
  readonly around: string | null
  /** The towns that the distance chose, nearest first. */
  readonly towns: readonly NearTown[]
  /** The chosen distance; null if the visitor has chosen other towns since. */
  readonly radius: Radius | null
  readonly onAsk: () => void
  readonly onRadius: (radius: Radius) => void
}

/** No place in Greece is as far from its nearest town. */
const abroadKm = 150

/** The number of towns that are named. */
const named = 3

export function NearChoice({ status, type, around, towns, radius, onAsk, onRadius }: NearChoiceProps) {
  const { cityName } = usePlaceNames()
  const name = useId()
  return (
    <div className={styles.near}>
      {status === 'located' ? (
        <div role="radiogroup" aria-label={m.filter_near_radius()} className={styles.radii}>
          {radii.map((each) => (
            <PillChoice
              key={each}
              kind="radio"
              type={type}
              name={name}
              label={each === 'nearest' ? m.filter_near_nearest() : m.filter_near_km({ km: each })}
              isChosen={radius === each}
              onChoose={() => onRadius(each)}
            />
          ))}
        </div>
      ) : (
        <button type="button" className={button.outline} aria-disabled={status === 'locating'} onClick={onAsk}>
          <LocateFixed size={18} />
          {m.filter_near()}
        </button>
      )}
      <p role="status" className={styles.note}>
        {(radius === null && around) || statusText(status, towns, radius, cityName)}
      </p>
    </div>
  )
}

type CityName = PlaceNames['cityName']

function statusText(status: NearChoiceProps['status'], towns: readonly NearTown[], radius: Radius | null, cityName: CityName): string {
  switch (status) {
    case 'unasked': return m.filter_near_hint()
    case 'locating': return m.filter_near_locating()
    case 'denied': return m.filter_near_denied()
    case 'lost': return m.filter_near_failed()
    case 'located': return radius === null ? '' : townsText(towns, radius, cityName)
  }
}

function townsText(towns: readonly NearTown[], radius: Radius, cityName: CityName): string {
  if (towns.length > 0 && towns.every(({ km }) => km > abroadKm)) return m.filter_near_abroad()
  const names = towns.slice(0, named).map(({ city, km }) => m.filter_near_town({ name: cityName(city), km: Math.round(km) })).join(', ')
  const all = towns.length > named ? m.filter_near_more({ names, count: towns.length - named }) : names
  const isNone = radius !== 'nearest' && towns.every(({ km }) => km > radius)
  return isNone ? `${m.filter_near_none({ km: radius })} ${all}` : all
}
