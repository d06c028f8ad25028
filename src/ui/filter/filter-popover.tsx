/** The menu under the filter button: at least 250 px wide, a sheet at the foot of a phone. Specification, section 9. */
import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { FormEvent } from 'react'
import type { City } from '../../../domain/places/cities.ts'
import { isOfPlaces, type Choice } from '../../../domain/lists/choices.ts'
import { filterSize, type Filter, type Toggled } from '../../../domain/lists/filter.ts'
import { countOfChoice, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { inMenuOf } from '../../../domain/lists/kind-order.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Region } from '../../../domain/places/regions.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ButtonPopover, type ButtonPopoverProps } from '../button-popover.tsx'
import { CityChoices } from './city-choices.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-popover.module.css'
import { FlagChoice } from './flag-choice.tsx'
import { NearChoice, type NearChoiceProps } from './near-choice.tsx'
import { showWords } from './show-words.ts'
import { WhenChoices, type WhenChoice } from './when-choices.tsx'

export interface FilterPopoverProps extends ButtonPopoverProps {
  /** The type of the listings; any type for a list of all types. */
  readonly type: ListingType
  /** Empty until the cities are loaded. */
  readonly cities: readonly City[]
  /** The regions that group the cities; empty until they are loaded, and after a failure. */
  readonly regions: readonly Region[]
  /** Whether loading failed. */
  readonly isCitiesMissing: boolean
  readonly tags: readonly string[]
  /** The checked choices, which take effect when applied. */
  readonly draft: Filter
  /** The counts of the draft; null until they are fetched, and with a server that does not count. */
  readonly counts: FilterCounts | null
  /** The choices of the list that the server selects by. */
  readonly choices: readonly Choice[]
  readonly onToggle: (toggled: Toggled) => void
  /** The choice of a time. */
  readonly when: WhenChoice
  /** The choice by distance. */
  readonly near: Omit<NearChoiceProps, 'type'>
  readonly onRetryCities: () => void
  readonly onApply: () => void
  readonly onClear: () => void
}

export function FilterPopover({ opener, isOpen, onOpenChange, ...menu }: FilterPopoverProps) {
  function apply(event: FormEvent) {
    event.preventDefault()
    menu.onApply()
  }
  const choices = inMenuOf(menu.type, menu.choices)
  const [lowest] = choices.slice(-1)
  const hasPlacesLast = lowest !== undefined && isOfPlaces(lowest)
  const isChosen = filterSize(menu.draft) > 0 || menu.when.range !== null || menu.near.radius !== null
  return (
    <ButtonPopover
      opener={opener}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={styles.menu}
      label={m.filter_title()}
      distance={8}
      // The menu gets the focus, not the search field, for which a phone would open its keyboard over the menu.
      onOpenFocus={(content) => content.focus()}
    >
      <form className={styles.form} onSubmit={apply}>
        <div className={styles.top}>
          <h2 className={styles.title}>{m.filter_title()}</h2>
          <Popover.Close className={button.icon} aria-label={m.close()}>
            <X />
          </Popover.Close>
        </div>
        <div className={`${styles.choices} ${hasPlacesLast ? styles.placesLast : ''}`}>
          {choices.map((choice) => <ChoiceControl key={choice} choice={choice} menu={menu} />)}
        </div>
        <div className={styles.actions}>
          {/* aria-disabled, because a button that becomes disabled loses the focus. */}
          <button type="button" className={button.quiet} aria-disabled={!isChosen} onClick={isChosen ? menu.onClear : undefined}>
            {m.filter_clear()}
          </button>
          <button type="submit" className={`${button.primary} ${styles.apply}`}>
            {menu.counts ? (
              <>
                <span className="visually-hidden">{m.filter_apply()}: </span>
                {showWords(menu.type, menu.counts.total)}
              </>
            ) : m.filter_apply()}
          </button>
          <p role="status" className="visually-hidden">
            {menu.counts && showWords(menu.type, menu.counts.total)}
          </p>
        </div>
      </form>
    </ButtonPopover>
  )
}

type Menu = Omit<FilterPopoverProps, keyof ButtonPopoverProps>

function ChoiceControl({ choice, menu }: { readonly choice: Choice; readonly menu: Menu }) {
  const { type, draft, counts, onToggle } = menu
  switch (choice) {
    case 'when': return <WhenChoices {...menu.when} chosen={draft.when ?? null} counts={counts} />
    case 'cities': return (
      <CityChoices
        type={type}
        cities={menu.cities}
        regions={menu.regions}
        isMissing={menu.isCitiesMissing}
        draft={draft}
        counts={counts}
        onToggle={(city) => onToggle({ choice: 'cities', name: city })}
        onToggleRegion={(region) => onToggle({ choice: 'regions', name: region })}
        onRetry={menu.onRetryCities}
      >
        <NearChoice type={type} {...menu.near} />
      </CityChoices>
    )
    // They stand among the cities.
    case 'regions': return null
    case 'tags': return (
      <FilterChoices
        type={type}
        legend={m.field_tags()}
        choices={menu.tags.map((tag) => ({ value: tag, label: m.tag_name({ tag }) }))}
        chosen={draft.tags}
        countOf={(tag) => countOfChoice(counts, 'tags', tag)}
        onToggle={(tag) => onToggle({ choice: 'tags', name: tag })}
      />
    )
    default: return (
      <FlagChoice
        type={type}
        flag={choice}
        isChosen={draft[choice] === true}
        counts={counts}
        onToggle={() => onToggle({ choice, name: null })}
      />
    )
  }
}
