/** Words have the forms of their declension. */
import { describe, expect, it } from 'vitest'
import { letterKey } from '../../../domain/search/search-keys.ts'
import { fold } from '../../../domain/sort-key.ts'
import { otherForms } from '../../../domain/search/word-forms.ts'

const formsOf = (word: string) => otherForms(fold(word), letterKey(word))

describe('forms of words', () => {
  it.each([
    ['πίτα', 'πίτες'], ['σκύλος', 'σκύλους'], ['ρούχα', 'ρούχων'], ['δέντρα', 'δέντρων'], ['μέλισσα', 'μέλισσες'], ['παραλία', 'παραλιών'],
    ['ρέμα', 'ρέματος'], ['ρέματα', 'ρεμάτων'], ['δάσος', 'δάσους'], ['δάση', 'δασών'], ['παιδί', 'παιδιών'], ['πόλη', 'πόλεων'],
    ['κοινοτικός', 'κοινοτικές'], ['dentro', 'δέντρα'], ['beach', 'beaches'], ['bike', 'bikes'], ['city', 'cities'], ['class', 'classes'],
    ['walk', 'walks'], ['owl', 'owls'],
  ])('%s and %s are forms of each other', (one, other) => {
    expect(formsOf(one)).toContain(letterKey(other))
    expect(formsOf(other)).toContain(letterKey(one))
  })

  it.each([['όρος', 'όρια'], ['χώρος', 'χώρες'], ['γάτες', 'gate'], ['φως', 'φωτιά']])('%s has no form %s', (one, other) => {
    expect(formsOf(one)).not.toContain(letterKey(other))
  })

  it('has few forms of any word', () => {
    for (const word of ['ρούχα', 'κοινοτική', 'ρέματος', 'beaches', 'παραλιών']) expect(formsOf(word).length).toBeLessThanOrEqual(30)
  })
})
