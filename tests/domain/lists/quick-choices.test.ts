/** The quick choices of events. */
import { describe, expect, it } from 'vitest'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import { isChosen, quickChoices, withoutQuickChoices, withQuickChoice } from '../../../domain/lists/quick-choices.ts'

const others: Filter = { cities: ['Athens'], tags: ['Art'] }

describe('a quick choice', () => {
  it.each(quickChoices)('$choice $value is made and undone, and nothing else', (quick) => {
    const made = withQuickChoice(others, quick)
    expect(isChosen(others, quick)).toBe(false)
    expect(isChosen(made, quick)).toBe(true)
    expect(withQuickChoice(made, quick)).toEqual(others)
  })

  it('is left out of the chips, where the other choices of its kind stay', () => {
    const all: Filter = { cities: ['Athens'], tags: ['Art', 'Kids friendly'], free: true, when: 'today' }
    expect(withoutQuickChoices(all)).toEqual(others)
    expect(withoutQuickChoices({ ...noFilter, when: 'month' })).toEqual({ ...noFilter, when: 'month' })
  })
})
