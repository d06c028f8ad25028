/** What a list without some of the choices leaves out, in words. */
import { describe, expect, it } from 'vitest'
import { noFilter } from '../../domain/lists/filter.ts'
import { storedNames } from '../../domain/places/place-names.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { leftOutName } from '../../words/left-out.ts'

describe('what is left out', () => {
  it.each([
    ['el', 'Χωρίς «Για παιδιά», «Αυτό το Σαββατοκύριακο»'],
    ['en', 'Without “Kids friendly”, “This weekend”'],
  ] as const)('is quoted choice by choice: %s', (language, words) => {
    const leftOut = { ...noFilter, tags: ['Kids friendly'], when: 'weekend' } as const
    expect(inLanguage(language, () => m.search_list_without({ names: leftOutName(leftOut, storedNames) }))).toBe(words)
  })

  it('is one quoted name of several towns', () => {
    const leftOut = { ...noFilter, cities: ['Chania', 'Athens'] }
    expect(inLanguage('en', () => m.search_list_without({ names: leftOutName(leftOut, storedNames) }))).toBe('Without “Chania”, “Athens”')
  })
})
