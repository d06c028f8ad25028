/** The filter menu with cities and tags, and the chips of the filter. Specification, sections 2, 4 and 9. */
import { describe, expect, test, vi } from 'vitest'
import type { Filter } from '../../../../domain/filter.ts'
import { FilterChips } from '../../../../src/ui/filter/filter-chips.tsx'
import { FilterMenu, type FilterMenuProps } from '../../../../src/ui/filter/filter-menu.tsx'
import { all, appearance, click, one, press, render, text, type } from '../rendered.tsx'

const menu: FilterMenuProps = {
  isOpen: true,
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
  onToggleCity: () => {},
  onToggleTag: () => {},
  onRetryCities: () => {},
  onApply: () => {},
  onClear: () => {},
}

/** The code of the menu is loaded when it opens. */
async function renderOpen(changes: Partial<FilterMenuProps> = {}) {
  const show = await render(<FilterMenu {...menu} {...changes} />)
  await appearance('[role=dialog]')
  return show
}

const labels = (group: number) => all('fieldset')[group]?.querySelectorAll('label:has(input[type=checkbox])') ?? []
const names = (group: number) => [...labels(group)].map((label) => label.textContent)
const boxes = () => all('input[type=checkbox]') as HTMLInputElement[]

describe('the times of the filter menu', () => {
  test('are offered only where the list has days, and one is chosen', async () => {
    const show = await renderOpen()
    expect(all('input[type=radio]')).toEqual([])
    const onWhen = vi.fn()
    await show(<FilterMenu {...menu} draft={{ ...menu.draft, when: 'week' }} onWhen={onWhen} />)
    const times = all('label:has(input[type=radio])')
    expect(times.map(({ textContent }) => textContent)).toEqual(['Any time', 'Today', 'This weekend', 'Next seven days', 'This month'])
    expect(times.map((label) => label.querySelector('input')?.checked)).toEqual([false, false, false, true, false])
    await click(one('label', 'This weekend'))
    await click(one('label', 'Any time'))
    expect(onWhen.mock.calls).toEqual([['weekend'], [null]])
  })
})

describe('the costs of the filter menu', () => {
  test('are offered only where the list has costs', async () => {
    const onToggleFree = vi.fn()
    const show = await renderOpen()
    expect(all('label').map(({ textContent }) => textContent)).not.toContain('Free only')
    await show(<FilterMenu {...menu} draft={{ ...menu.draft, free: true }} onToggleFree={onToggleFree} />)
    expect(one('label', 'Free only').querySelector('input')?.checked).toBe(true)
    await click(one('label', 'Free only'))
    expect(onToggleFree).toHaveBeenCalledOnce()
  })
})

describe('the filter menu', () => {
  test('is closed until its button is pressed', async () => {
    const onOpenChange = vi.fn()
    await render(<FilterMenu {...menu} isOpen={false} appliedCount={3} onOpenChange={onOpenChange} />)
    expect(all('[role=dialog]')).toEqual([])
    const button = one('button')
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Filter3 applied', 'false'])
    await click(button)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('checks the choices of the draft', async () => {
    await renderOpen()
    expect(names(1)).toEqual(['Vegan', 'Raw'])
    expect(boxes().filter(({ checked }) => checked).map((box) => box.parentElement?.textContent)).toEqual(['Kavala', 'Raw'])
  })

  test('reports the toggled city and tag', async () => {
    const onToggleCity = vi.fn()
    const onToggleTag = vi.fn()
    await renderOpen({ onToggleCity, onToggleTag })
    await click(one('label', 'Athens'))
    await click(one('label', 'Vegan'))
    expect([onToggleCity.mock.calls, onToggleTag.mock.calls]).toEqual([[['Athens']], [['Vegan']]])
  })

  test.each([
    ['αθηνα', ['Athens']],
    ['ΑΘΉΝΑ', ['Athens']],
    ['athe', ['Athens']],
    ['kal', ['Nea Kallikrateia', 'Kalamata']],
    ['ava', ['Kavala']],
  ])('finds for "%s" the cities %j', async (wanted, found) => {
    await renderOpen()
    await type(one('input[type=search]'), wanted)
    expect(names(0)).toEqual(found)
  })

  test('lists names that start with the text before names that contain it', async () => {
    await renderOpen()
    await type(one('input[type=search]'), 'ka')
    expect(names(0)).toEqual(['Kavala', 'Nea Kallikrateia', 'Kalamata'])
    await type(one('input[type=search]'), 'l')
    expect(names(0)).toEqual(['Kavala', 'Nea Kallikrateia', 'Kalamata'])
    await type(one('input[type=search]'), 'n')
    expect(names(0)).toEqual(['Nea Kallikrateia', 'Athens'])
  })

  test('shows a message if no city is found', async () => {
    await renderOpen()
    await type(one('input[type=search]'), 'Atlantis')
    expect(names(0)).toEqual([])
    expect(text('[role=dialog]')).toContain('No city is called “Atlantis”.')
  })

  test('has one Tab stop for each group, and arrow keys move within it', async () => {
    await renderOpen()
    expect(boxes().filter(({ tabIndex }) => tabIndex === 0).map((box) => box.parentElement?.textContent)).toEqual(['Kavala', 'Raw'])
    const [athens, kavala, , kalamata] = boxes()
    kavala?.focus()
    await press('ArrowUp')
    expect(document.activeElement).toBe(athens)
    await press('ArrowUp')
    expect(document.activeElement).toBe(athens)
    await press('End')
    expect(document.activeElement).toBe(kalamata)
  })

  test('reports Apply and Clear', async () => {
    const onApply = vi.fn()
    const onClear = vi.fn()
    const submitted = new Promise<Event>((resolve) => document.addEventListener('submit', resolve, { once: true }))
    await renderOpen({ onApply, onClear })
    await click(one('button', 'Clear'))
    await click(one('button', 'Apply'))
    expect([onApply.mock.calls.length, onClear.mock.calls.length]).toEqual([1, 1])
    expect((await submitted).defaultPrevented, 'the browser sends noHandlers itself').toBe(true)
  })

  test('shows the tags while cities are loading, and offers to fetch missing cities again', async () => {
    const onRetryCities = vi.fn()
    const show = await renderOpen({ cities: [] })
    expect(text('[role=dialog]')).toContain('Loading cities...')
    await show(<FilterMenu {...menu} cities={[]} isCitiesMissing onRetryCities={onRetryCities} />)
    expect(names(0)).toEqual(['Vegan', 'Raw'])
    await click(one('button', 'Try again'))
    expect(onRetryCities).toHaveBeenCalledOnce()
  })
})

describe('the chips', () => {
  const filter: Filter = { cities: ['Athens'], tags: ['Vegan'], free: true, when: 'weekend' }
  const noHandlers = { onRemoveCity: () => {}, onRemoveTag: () => {}, onRemoveFree: () => {}, onRemoveWhen: () => {}, onClearAll: () => {} }

  test('are absent without a filter', async () => {
    await render(<FilterChips filter={{ cities: [], tags: [] }} {...noHandlers} />)
    expect(text('ul:empty, body > div')).toBe('')
  })

  test('report the removed time, cost, city or tag', async () => {
    const onRemoveCity = vi.fn()
    const onRemoveTag = vi.fn()
    const onRemoveFree = vi.fn()
    const onRemoveWhen = vi.fn()
    const onClearAll = vi.fn()
    await render(<FilterChips filter={filter} {...{ onRemoveCity, onRemoveTag, onRemoveFree, onRemoveWhen, onClearAll }} />)
    await click(one('button', 'Remove This weekend'))
    await click(one('button', 'Remove Free'))
    await click(one('button', 'Remove Athens'))
    await click(one('button', 'Remove Vegan'))
    await click(one('button', 'Clear filter'))
    const calls = [onRemoveWhen, onRemoveFree, onRemoveCity, onRemoveTag, onClearAll].map(({ mock }) => mock.calls)
    expect(calls).toEqual([[[]], [[]], [['Athens']], [['Vegan']], [[]]])
  })

  test('move the focus before they are removed', async () => {
    await render(
      <main id="main" tabIndex={-1}>
        <FilterChips filter={filter} {...noHandlers} />
      </main>,
    )
    await click(one('button', 'Remove Athens'))
    expect(document.activeElement).toBe(one('button', 'Remove Vegan'))
    await click(one('button', 'Clear filter'))
    expect(document.activeElement).toBe(one('main'))
  })
})
