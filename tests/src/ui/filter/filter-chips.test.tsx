/** The chips of the applied filter. Specification, section 9. */
import { describe, expect, test, vi } from 'vitest'
import type { Filter } from '../../../../domain/lists/filter.ts'
import { FilterChips } from '../../../../src/ui/filter/filter-chips.tsx'
import { all, click, one, render, text } from '../rendered.tsx'

describe('the chips', () => {
  const filter: Filter = { cities: ['Athens'], tags: ['Vegan'], free: true, when: 'weekend' }
  const noHandlers = { byDistance: null, onRemove: () => {}, onRemoveNear: () => {}, onClearAll: () => {} }

  test('are absent without a filter', async () => {
    await render(<FilterChips filter={{ cities: [], tags: [] }} {...noHandlers} />)
    expect(text('ul:empty, body > div')).toBe('')
  })

  test('report the removed time, cost, city or tag', async () => {
    const onRemove = vi.fn()
    const onClearAll = vi.fn()
    await render(<FilterChips filter={filter} {...noHandlers} onRemove={onRemove} onClearAll={onClearAll} />)
    await click(one('button', 'Remove This weekend'))
    await click(one('button', 'Remove Free'))
    await click(one('button', 'Remove Athens'))
    await click(one('button', 'Remove Vegan'))
    await click(one('button', 'Clear filter'))
    expect(onRemove.mock.calls).toEqual([
      [{ choice: 'when', name: null }], [{ choice: 'free', name: null }], [{ choice: 'cities', name: 'Athens' }],
      [{ choice: 'tags', name: 'Vegan' }],
    ])
    expect(onClearAll).toHaveBeenCalledOnce()
  })

  test('name a region and a range of days, and count many cities', async () => {
    const onRemove = vi.fn()
    const many: Filter = {
      cities: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], regions: ['central-macedonia'], tags: [], when: { from: '2026-12-01', to: '2026-12-06' },
    }
    await render(<FilterChips filter={many} {...noHandlers} onRemove={onRemove} />)
    expect(all('li').map(({ textContent }) => textContent)).toEqual([
      '01/12/2026 – 06/12/2026', 'Central Macedonia', '7 cities', 'Clear filter',
    ])
    await click(one('button', 'Remove Central Macedonia'))
    await click(one('button', 'Remove 7 cities'))
    expect(onRemove.mock.calls).toEqual([
      [{ choice: 'regions', name: 'central-macedonia' }], [{ choice: 'cities', name: null }],
    ])
  })

  test('name the distance that has chosen the places, and are removed with them', async () => {
    const onRemoveNear = vi.fn()
    const near: Filter = { cities: ['Athens', 'Volos'], regions: ['crete'], tags: ['Vegan'] }
    const byDistance = { from: 'visitor', radius: 50, near: [] } as const
    await render(<FilterChips filter={near} {...noHandlers} byDistance={byDistance} onRemoveNear={onRemoveNear} />)
    expect(all('li').map(({ textContent }) => textContent)).toEqual(['Near me, 50\u00a0km', 'Vegan', 'Clear filter'])
    await click(one('button', 'Remove Near me, 50\u00a0km'))
    expect(onRemoveNear).toHaveBeenCalledOnce()
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
