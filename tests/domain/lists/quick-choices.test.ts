/** The quick choices of events. */
import { describe, expect, it } from 'vitest'
import { hasChosen, noFilter, withValueToggled, type Filter } from '../../../domain/lists/filter.ts'
import { quickChoices, withoutQuickChoices } from '../../../domain/lists/quick-choices.ts'

const others: Filter = { cities: ['Athens'], tags: ['Art'] }

describe('a quick choice', () => {
  it.each(quickChoices)('$name is made and undone, and nothing else', (quick) => {
    const made = withValueToggled(others, quick)
    expect(hasChosen(others, quick)).toBe(false)
    expect(hasChosen(made, quick)).toBe(true)
    expect(withValueToggled(made, quick)).toEqual(others)
  })

  it('is left out of the chips, where the other choices of its kind stay', () => {
    const all: Filter = { cities: ['Athens'], tags: ['Art', 'Kids friendly'], free: true, when: 'today' }
    expect(withoutQuickChoices(all)).toEqual(others)
    expect(withoutQuickChoices({ ...noFilter, when: 'month' })).toEqual({ ...noFilter, when: 'month' })
  })
})
