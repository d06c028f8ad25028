/** Words have the forms of their declension. */
import { describe, expect, it } from 'vitest'
import { letterKey } from '../../../domain/search/search-keys.ts'
import { englishForms, greekForms } from '../../../domain/search/word-forms.ts'

const formsOf = (word: string) => greekForms(letterKey(word))

describe('forms of Greek words', () => {
  it.each([
    ['πίτα', 'πίτες'], ['σκύλος', 'σκύλους'], ['ρούχα', 'ρούχων'], ['δέντρα', 'δέντρων'], ['μέλισσα', 'μέλισσες'],
    ['παραλία', 'παραλιών'],
    ['ρέμα', 'ρέματος'], ['ρέματα', 'ρεμάτων'], ['δάσος', 'δάσους'], ['δάση', 'δασών'], ['παιδί', 'παιδιών'], ['πόλη', 'πόλεων'],
    ['κοινοτικός', 'κοινοτικές'], ['dentro', 'δέντρα'], ['ζώο', 'ζώα'], ['ζώων', 'ζώα'], ['φως', 'φώτα'], ['κρέας', 'κρέατα'],
    ['καφές', 'καφέδες'], ['ψαράς', 'ψαράδες'], ['σαπούνι', 'σαπουνιού'],
    ['ηλιακά', 'ηλιακό'], ['ηλιακή', 'ηλιακό'], ['ανοιχτά', 'ανοιχτό'], ['ανοιχτή', 'ανοικτά'], ['χειροποίητη', 'χειροποίητα'],
  ])('%s and %s are forms of each other', (one, other) => {
    expect(formsOf(one)).toContain(letterKey(other))
    expect(formsOf(other)).toContain(letterKey(one))
  })

  it.each([['όρος', 'όρια'], ['χώρος', 'χώρες'], ['γάτες', 'gate'], ['φως', 'φωτιά']])('%s has no form %s', (one, other) => {
    expect(formsOf(one)).not.toContain(letterKey(other))
  })

  it('are few for any word', () => {
    for (const word of ['ρούχα', 'κοινοτική', 'ρέματος', 'παραλιών']) expect(formsOf(word).length).toBeLessThanOrEqual(30)
  })
})

describe('forms of English words', () => {
  it('are few for any word', () => {
    for (const word of ['plant', 'swap', 'restore', 'donating', 'boxes']) expect(englishForms(word).length).toBeLessThanOrEqual(10)
  })

  it.each([
    ['beach', 'beaches'], ['bike', 'bikes'], ['city', 'cities'], ['class', 'classes'], ['walk', 'walks'], ['owl', 'owls'],
    ['bee', 'bees'],
    ['pie', 'pies'], ['tree', 'trees'], ['box', 'boxes'], ['toy', 'toys'], ['tomato', 'tomatoes'], ['leaf', 'leaves'],
    ['shelf', 'shelves'],
    ['knife', 'knives'], ['shoe', 'shoes'], ['cloth', 'clothes'], ['repair', 'repairing'], ['repair', 'repaired'],
    ['adopt', 'adoption'], ['donate', 'donation'], ['recycle', 'recycling'], ['swap', 'swapping'], ['plant', 'planting'],
    ['restore', 'restoration'], ['sew', 'sewing'], ['use', 'used'],
    ['recycling', 'recycled'], ['swapping', 'swapped'], ['repairing', 'repaired'], ['donated', 'donation'],
  ])('%s and %s are forms of each other', (one, other) => {
    expect(englishForms(one)).toContain(other)
    expect(englishForms(other)).toContain(one)
  })

  it.each([
    ['bees', 'be'], ['trees', 'tre'], ['glass', 'glas'], ['toy', 'toies'], ['beach', 'beachs'], ['us', 'u'], ['be', 'bes'],
    ['evening', 'even'],
    ['seed', 'see'], ['spring', 'spre'], ['station', 'state'], ['wing', 'w'], ['shed', 'sh'], ['speed', 'spee'],
  ])('%s has no form %s', (one, other) => expect(englishForms(one)).not.toContain(other))
})
