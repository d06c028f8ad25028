/** The menu under the filter button: at least 250 px wide, a sheet at the foot of a phone. Specification, section 9. */
import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { FormEvent } from 'react'
import type { City } from '../../../domain/places/cities.ts'
import type { ChoiceOf } from '../../../domain/lists/choices.ts'
import type { Filter, Toggled } from '../../../domain/lists/filter.ts'
import { countOfChoice, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Region } from '../../../domain/places/regions.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ButtonPopover, type ButtonPopoverProps } from '../button-popover.tsx'
import { CityChoices } from './city-choices.tsx'
import { showWords } from '../../../words/listing-counts.ts'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-popover.module.css'
import { FlagChoice } from './flag-choice.tsx'
import { NearChoice, type NearChoiceProps } from './near-choice.tsx'
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
  /** The flags of the list that the server selects by. */
  readonly flags: readonly ChoiceOf<'flag'>[]
  readonly onToggle: (toggled: Toggled) => void
  /** The choice of a time; undefined for lists without days. */
  readonly when?: WhenChoice | undefined
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
        <div className={styles.choices}>
          {menu.when && <WhenChoices {...menu.when} chosen={menu.draft.when ?? null} counts={menu.counts} />}
          {menu.flags.map((flag) => (
            <FlagChoice
              key={flag}
              type={menu.type}
              flag={flag}
              isChosen={menu.draft[flag] === true}
              counts={menu.counts}
              onToggle={() => menu.onToggle({ choice: flag, name: null })}
            />
          ))}
          <CityChoices
            type={menu.type}
            cities={menu.cities}
            regions={menu.regions}
            isMissing={menu.isCitiesMissing}
            draft={menu.draft}
            counts={menu.counts}
            onToggle={(city) => menu.onToggle({ choice: 'cities', name: city })}
            onToggleRegion={(region) => menu.onToggle({ choice: 'regions', name: region })}
            onRetry={menu.onRetryCities}
          >
            <NearChoice type={menu.type} {...menu.near} />
          </CityChoices>
          <FilterChoices
            type={menu.type}
            legend={m.field_tags()}
            choices={menu.tags.map((tag) => ({ value: tag, label: m.tag_name({ tag }) }))}
            chosen={menu.draft.tags}
            countOf={(tag) => countOfChoice(menu.counts, 'tags', tag)}
            onToggle={(tag) => menu.onToggle({ choice: 'tags', name: tag })}
          />
        </div>
        <div className={styles.actions}>
          <button type="button" className={button.quiet} onClick={menu.onClear}>
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
