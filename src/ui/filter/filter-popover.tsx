/** The menu under the filter button: at least 250 px wide, a sheet at the foot of a phone. Specification, section 9. */
import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { FormEvent } from 'react'
import type { City } from '../../../domain/cities.ts'
import type { Filter } from '../../../domain/filter.ts'
import type { When } from '../../../domain/when.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ButtonPopover, type ButtonPopoverProps } from '../button-popover.tsx'
import { CityChoices } from './city-choices.tsx'
import { CostChoice } from './cost-choice.tsx'
import { FilterChoices } from './filter-choices.tsx'
import styles from './filter-popover.module.css'
import { WhenChoices } from './when-choices.tsx'

export interface FilterPopoverProps extends ButtonPopoverProps {
  /** Empty until loaded. */
  readonly cities: readonly City[]
  /** Whether loading failed. */
  readonly isCitiesMissing: boolean
  readonly tags: readonly string[]
  /** The checked choices, which take effect when applied. */
  readonly draft: Filter
  readonly onToggleCity: (city: string) => void
  readonly onToggleTag: (tag: string) => void
  /** Absent for lists that have no days. */
  readonly onWhen?: ((when: When | null) => void) | undefined
  /** Absent for lists without costs. */
  readonly onToggleFree?: (() => void) | undefined
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
      // Not the search field, which would open a phone's keyboard over the menu.
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
          {menu.onWhen && <WhenChoices chosen={menu.draft.when ?? null} onChoose={menu.onWhen} />}
          {menu.onToggleFree && <CostChoice isFreeOnly={menu.draft.free === true} onToggle={menu.onToggleFree} />}
          <CityChoices
            cities={menu.cities}
            isMissing={menu.isCitiesMissing}
            chosen={menu.draft.cities}
            onToggle={menu.onToggleCity}
            onRetry={menu.onRetryCities}
          />
          <FilterChoices
            legend={m.field_tags()}
            choices={menu.tags.map((tag) => ({ value: tag, label: m.tag_name({ tag }) }))}
            chosen={menu.draft.tags}
            onToggle={menu.onToggleTag}
          />
        </div>
        <div className={styles.actions}>
          <button type="button" className={button.quiet} onClick={menu.onClear}>
            {m.filter_clear()}
          </button>
          <button type="submit" className={button.primary}>
            {m.filter_apply()}
          </button>
        </div>
      </form>
    </ButtonPopover>
  )
}
