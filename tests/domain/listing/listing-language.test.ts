/** The language of a listing, and the text that its reader sees. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstKnownLanguage, languages } from '../../../domain/languages.ts'
import {
  addressIn, descriptionIn, languageOfListing, languageOfText, otherLanguage, titleIn,
} from '../../../domain/listing/listing-language.ts'

const language = fc.constantFrom(...languages)
const [title, description] = ['Καθαρισμός παραλίας', 'Φέρτε γάντια.']

describe('the language of a text', () => {
  it.each([
    ['Καθαρισμός παραλίας', 'el'], ['ΔΕΝΤΡΟΦΥΤΕΥΣΗ στο Workshop', 'el'], ['Ὦ φίλε', 'el'], ['Beach cleanup at Βούλα', 'en'],
    ['Café Ωmega', 'en'],
    ['Müll', 'en'], ['2026: 🌿', 'en'], ['', 'en'],
  ])('of %j is %s', (text, expected) => expect(languageOfText(text)).toBe(expected))

  it('of a listing is what its author says, otherwise that of most letters', () => {
    expect(languageOfListing({ title: 'Katharismos', description: 'Gantia', language: 'el' })).toBe('el')
    expect(languageOfListing({ title: 'Swap', description })).toBe('el')
    expect(languageOfListing({ title: 'Swap' })).toBe('en')
  })
})

describe('the text of a listing', () => {
  it('is in the language of the reader, if there is one', () => {
    const listing = { title, description, language: 'el', translatedTitle: 'Beach cleanup', translatedDescription: null } as const
    expect(titleIn('en', listing)).toEqual({ text: 'Beach cleanup', language: 'en' })
    expect(titleIn('el', listing)).toEqual({ text: title, language: 'el' })
    expect(descriptionIn('en', listing)).toEqual({ text: description, language: 'el' })
    expect([otherLanguage('en', listing), otherLanguage('el', listing)]).toEqual(['el', 'en'])
  })

  it('is the only one of a listing without a translation', () => {
    fc.assert(fc.property(language, language, (wanted, own) => {
      const listing = { title, description, language: own, translatedTitle: '', translatedDescription: null }
      expect(titleIn(wanted, listing)).toEqual({ text: title, language: own })
      expect(otherLanguage(wanted, listing)).toBeNull()
    }))
  })
})

describe('an address', () => {
  it.each([
    ['Οδός Ερμού 5 / Ermou Street 5', 'Οδός Ερμού 5', 'Ermou Street 5'],
    ['Filopappou Hill, fountain / Λόφος Φιλοπάππου, κρήνη', 'Λόφος Φιλοπάππου, κρήνη', 'Filopappou Hill, fountain'],
    ['Ερμού 5/Ermou 5', 'Ερμού 5', 'Ermou 5'],
    ['Ερμού 12/14 | Ermou 12/14', 'Ερμού 12/14', 'Ermou 12/14'],
    ['Πλατεία Α / Square A / 3', 'Πλατεία Α', 'Square A / 3'],
    ['Οδός Ερμού 5 / 5 Ermou Street', 'Οδός Ερμού 5', '5 Ermou Street'],
  ])('in two languages is read in one: %s', (address, greek, english) => {
    expect([addressIn('el', address), addressIn('en', address)]).toEqual([greek, english])
  })

  it.each([
    'Ερμού 5', 'Ermou 5', 'Ερμού 12/14', 'Ερμού 12/Α', 'Ermou 12/Α', 'Café Luna, Ερμού 5', 'Café Luna\nΕρμού 5', 'Ερμού 5 (Café Luna)',
    'Ερμού 5 / Σταδίου 3', '/', '',
  ])('of one place and language stays whole: %s', (address) => {
    expect([addressIn('el', address), addressIn('en', address)]).toEqual([address, address])
  })
})

describe('the language of a visitor', () => {
  it.each([
    [['el-GR', 'en'], 'el'], [['de', 'EL'], 'el'], [['en-GB', 'el'], 'en'], [['de'], 'en'], [[], 'en'], [['ell'], 'en'],
  ] as const)('of %j is %s', (wanted, expected) => expect(firstKnownLanguage(wanted)).toBe(expected))
})
