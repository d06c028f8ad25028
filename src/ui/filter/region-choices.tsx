/** The towns in their prefectures and regions. Tab enters and leaves the group, the arrow keys move inside it. */
import { useId, useRef, useState, type ReactNode } from 'react'
import { nonTownNames, type City } from '../../../domain/places/cities.ts'
import { countOfChoice, countOfCities, type FilterCounts, type ShownCount } from '../../../domain/lists/filter-counts.ts'
import { languages } from '../../../domain/languages.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Prefecture, Region } from '../../../domain/places/regions.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import button from '../button.module.css'
import { chevrons } from '../chevrons.ts'
import { sortedCities } from '../city-options.ts'
import { ArrowKeysHint } from './arrow-keys-hint.tsx'
import { ChoiceCount, describedByCount } from './choice-count.tsx'
import styles from './filter-choices.module.css'
import { moveFocus } from './move-focus.ts'
import tree from './region-choices.module.css'

interface RegionChoicesProps {
  readonly type: ListingType
  readonly cities: readonly City[]
  readonly regions: readonly Region[]
  /** The chosen cities, those of regions among them. */
  readonly chosen: readonly string[]
  readonly counts: FilterCounts | null
  /** The cities that a search has found, shown instead of all; null without a search. */
  readonly found: { readonly cities: readonly City[]; readonly groups: readonly (Region | Prefecture)[] } | null
  readonly emptyNote: string
  readonly onToggle: (city: string) => void
  readonly onToggleRegion: (id: string) => void
  /** A search field above the choices. */
  readonly children: ReactNode
}

export function RegionChoices(props: RegionChoicesProps) {
  const { type, cities, regions, chosen, counts, found, emptyNote, onToggle, onToggleRegion, children } = props
  const list = useRef<HTMLUListElement>(null)
  const hint = useId()
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({})
  // A region of which a part is chosen shows which.
  const isOpened = (region: Region) => toggled[region.id] ?? isMixed(townNames(region), chosen)
  const row = { type, chosen, counts, onToggle, onToggleRegion }
  return (
    <fieldset className={styles.group} aria-describedby={hint}>
      <legend className={styles.legend}>{m.field_city()}</legend>
      <ArrowKeysHint id={hint} />
      {children}
      <ul ref={list} className={styles.choices} onKeyDown={(event) => moveFocus(list.current, event)}>
        {found ? (
          <>
            {found.cities.map((city, place) => <CityRow key={city.id} {...row} city={city} isEntrance={place === 0} />)}
            {found.groups.map((group, place) => (
              <li key={group.id}>
                <GroupRow
                  {...row}
                  id={group.id}
                  name={group.name[getLocale()]}
                  towns={townNames(group)}
                  isEntrance={place === 0 && found.cities.length === 0}
                />
              </li>
            ))}
          </>
        ) : (
          <>
            {sortedCities(regions).map((region, place) => (
              <RegionRow
                key={region.id}
                {...row}
                region={region}
                isEntrance={place === 0}
                isOpened={isOpened(region)}
                onOpen={() => setToggled({ ...toggled, [region.id]: !isOpened(region) })}
              />
            ))}
            {cities
              .filter(({ name }) => nonTownNames.includes(name[languages[0]]))
              .map((city) => <CityRow key={city.id} {...row} city={city} />)}
          </>
        )}
      </ul>
      {found && found.cities.length + found.groups.length === 0 && <p className={styles.note}>{emptyNote}</p>}
    </fieldset>
  )
}

interface RowProps extends Pick<RegionChoicesProps, 'type' | 'chosen' | 'counts' | 'onToggle' | 'onToggleRegion'> {
  /** Whether Tab leads to it. */
  readonly isEntrance?: boolean | undefined
}

interface RegionRowProps extends RowProps {
  readonly region: Region
  readonly isOpened: boolean
  readonly onOpen: () => void
}

function RegionRow({ region, isOpened, onOpen, isEntrance, ...row }: RegionRowProps) {
  const townsId = useId()
  const name = region.name[getLocale()]
  return (
    <li>
      <div className={tree.region}>
        <GroupRow {...row} id={region.id} name={name} towns={townNames(region)} isEntrance={isEntrance} />
        <button
          type="button"
          tabIndex={-1}
          className={`${button.icon} ${isOpened ? tree.opened : ''}`}
          aria-label={m.filter_show_towns({ name })}
          aria-expanded={isOpened}
          aria-controls={isOpened ? townsId : undefined}
          onClick={onOpen}
        >
          <chevrons.down />
        </button>
      </div>
      {isOpened && (
        <ul id={townsId} className={tree.towns}>
          {sortedCities(region.prefectures).map((prefecture) => <PrefectureRows key={prefecture.id} {...row} prefecture={prefecture} />)}
        </ul>
      )}
    </li>
  )
}

/** A prefecture that has one town is shown as that town. */
function PrefectureRows({ prefecture, ...row }: RowProps & { readonly prefecture: Prefecture }) {
  const towns = sortedCities(prefecture.towns)
  const [only] = towns
  if (only && towns.length === 1) return <CityRow {...row} city={only} />
  return (
    <li>
      <GroupRow {...row} id={prefecture.id} name={prefecture.name[getLocale()]} towns={townNames(prefecture)} />
      <ul className={tree.towns}>
        {towns.map((town) => <CityRow key={town.id} {...row} city={town} />)}
      </ul>
    </li>
  )
}

interface GroupRowProps extends RowProps {
  readonly id: string
  readonly name: string
  readonly towns: readonly string[]
}

function GroupRow({ type, chosen, counts, onToggleRegion, id, name, towns, isEntrance }: GroupRowProps) {
  return (
    <Row
      type={type}
      label={name}
      isGroup
      isEntrance={isEntrance}
      isChecked={towns.every((town) => chosen.includes(town))}
      isPartly={isMixed(towns, chosen)}
      count={countOfCities(counts, towns)}
      onToggle={() => onToggleRegion(id)}
    />
  )
}

function CityRow({ type, chosen, counts, onToggle, city, isEntrance }: RowProps & { readonly city: City }) {
  const stored = city.name[languages[0]]
  return (
    <li>
      <Row
        type={type}
        label={city.name[getLocale()]}
        isEntrance={isEntrance}
        isChecked={chosen.includes(stored)}
        count={countOfChoice(counts, 'cities', stored)}
        onToggle={() => onToggle(stored)}
      />
    </li>
  )
}

interface CheckboxRowProps {
  readonly type: ListingType
  readonly label: string
  readonly isGroup?: boolean
  readonly isEntrance?: boolean | undefined
  readonly isChecked: boolean
  /** Whether some of its towns are chosen, but not all. */
  readonly isPartly?: boolean
  readonly count: ShownCount | null
  readonly onToggle: () => void
}

function Row({ type, label, isGroup = false, isEntrance = false, isChecked, isPartly = false, count, onToggle }: CheckboxRowProps) {
  return (
    <label className={`${styles.choice} ${isGroup ? tree.group : ''}`}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly
        }}
        type="checkbox"
        tabIndex={isEntrance ? 0 : -1}
        checked={isChecked}
        onChange={onToggle}
        {...describedByCount(type, count)}
      />
      <span>{label}</span>
      <ChoiceCount count={count} />
    </label>
  )
}

function isMixed(towns: readonly string[], chosen: readonly string[]): boolean {
  return towns.some((town) => chosen.includes(town)) && !towns.every((town) => chosen.includes(town))
}

function townNames(group: Region | Prefecture): readonly string[] {
  const towns = 'towns' in group ? group.towns : group.prefectures.flatMap((prefecture) => prefecture.towns)
  return towns.map(({ name }) => name[languages[0]])
}
