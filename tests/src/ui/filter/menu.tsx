/** The filter menu with its button, for tests. */
import { choicesOf } from '../../../../domain/lists/choices.ts'
import { FilterMenu } from '../../../../src/ui/filter/filter-menu.tsx'
import { FilterPopover, type FilterPopoverProps } from '../../../../src/ui/filter/filter-popover.tsx'

export interface MenuProps extends Omit<FilterPopoverProps, 'opener'> {
  readonly appliedCount: number
}

/** The button and its menu. */
export function Menu({ appliedCount, ...menu }: MenuProps) {
  const { isOpen, onOpenChange } = menu
  return (
    <FilterMenu isOpen={isOpen} appliedCount={appliedCount} onOpenChange={onOpenChange} onIntent={() => {}} onRetry={null}>
      {(opener) => <FilterPopover {...menu} opener={opener} />}
    </FilterMenu>
  )
}

/** An open menu without times and flags, whose cities are not grouped. */
export const menu: MenuProps = {
  isOpen: true,
  type: 'event',
  regions: [],
  counts: null,
  near: { status: 'unasked', around: null, towns: [], radius: null, onAsk: () => {}, onRadius: () => {} },
  cities: [
    { id: 1, name: { en: 'Athens', el: 'Αθήνα' } },
    { id: 2, name: { en: 'Kavala', el: 'Καβάλα' } },
    { id: 3, name: { en: 'Nea Kallikrateia', el: 'Νέα Καλλικράτεια' } },
    { id: 4, name: { en: 'Kalamata', el: 'Καλαμάτα' } },
  ],
  isCitiesMissing: false,
  tags: ['Vegan', 'Raw'],
  draft: { cities: ['Kavala'], tags: ['Raw'] },
  appliedCount: 0,
  onOpenChange: () => {},
  choices: choicesOf(null),
  when: { today: '2026-10-07', range: null, faults: {}, tries: 0, onWhen: () => {}, onChooseRange: () => {}, onRange: () => {} },
  onToggle: () => {},
  onRetryCities: () => {},
  onApply: () => {},
  onClear: () => {},
}
