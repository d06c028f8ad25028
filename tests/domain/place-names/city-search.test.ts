/** Cities are found in any script and spelling. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCities, nameRank } from '../../../domain/place-names/city-search.ts'
import { knownCities } from '../../support/listings/known-cities.ts'

const cities = knownCities
const found = (wanted: string) => findCities(cities, wanted).map(({ name }) => name.en)

describe('a city', () => {
  it.each([
    ['Athens', ['αθηνα', 'ΑΘΗΝΑ', 'Αθήνα', 'athina', 'athens', 'ATHENS', 'a8ina', 'αθη']],
    ['Thessaloniki', ['θεσσαλονικη', 'thessaloniki', 'thesaloniki', '8essaloniki', 'Thess']],
    ['Chania', ['χανια', 'hania', 'xania', 'chania', 'ΧΑΝΙΑ']],
    ['Heraklion', ['ηρακλειο', 'iraklio', 'irakleio', 'heraklion']],
    ['Corfu', ['κερκυρα', 'kerkyra', 'kerkira', 'corfu']],
    ['Alexandroupoli', ['αλεξανδρουπολη', 'alexandroupoli', 'aleksandroupoli']],
    ['Ioannina', ['ιωαννινα', 'ioannina', 'iwannina', 'ioanina']],
    ['Volos', ['βολος', 'volos', 'bolos']],
    ['Agia Paraskevi', ['παρασκευη', 'paraskevi', 'agia par']],
  ])('%s is found by any of its spellings', (name, spellings) => {
    for (const spelling of spellings) expect(found(spelling), spelling).toContain(name)
  })

  it('that begins with the text comes before one that contains it', () => {
    const names = found('πατρα')
    expect(names[0]).toBe('Patras')
  })

  it.each([
    ['Athens', 'Αθήνας'], ['Ioannina', 'Γιαννε'], ['Nea Smyrni', 'Ν. Σμύρνη'], ['Nea Smyrni', 'ν.σμ'], ['Palaio Faliro', 'Π. Φάλ'],
    ['Thessaloniki', 'Θεσ/ν'], ['Thessaloniki', 'thes/niki'], ['Alexandroupoli', 'Αλεξ/πολη'], ['Nea Smyrni', 'Ν Σμύρνη'],
    ['Palaio Faliro', 'π φαλ'], ['Athens', '\u200BΑθή\u00ADνα\u202C'], ['Acharnes', 'Μενίδι'],
    ['Agia Paraskevi', 'Αγ. Παρασκευής'], ['Zakynthos', 'Zan'], ['Chania', 'Canea'],
    ['Chania', 'χαν'], ['Xanthi', 'ξαν'], ['Xanthi', 'xan'], ['Chania', 'chan'],
  ])('%s is found first by %s', (name, wanted) => expect(found(wanted)[0]).toBe(name))

  it('is ranked by its listed names before aliases and parts of names', () => {
    const [ermoupoli, heraklion] = ['Ermoupoli', 'Heraklion'].map((name) => cities.find((each) => each.name.en === name))
    expect([heraklion, ermoupoli].map((each) => each && ['heraklion', 'her', 'pol', 'zvz'].map((text) => nameRank(each, text)))).toEqual([
      [0, 1, null, null], [null, 3, 4, null],
    ])
    expect(found('her').slice(0, 3)).toEqual(['Heraklion', 'Hersonissos', 'Ermoupoli'])
  })

  it('is not found by the name of another', () => {
    expect(found('athina')).not.toContain('Chania')
    expect(found('zvz')).toEqual([])
  })
})

describe('each city', () => {
  const city = fc.constantFrom(...cities)

  it('is found by the beginning of each of its names, in any case', () => {
    fc.assert(fc.property(city, fc.integer({ min: 1, max: 12 }), fc.boolean(), (each, length, isUpper) => {
      for (const name of Object.values(each.name)) {
        const typed = name.slice(0, length)
        expect(findCities(cities, isUpper ? typed.toUpperCase() : typed)).toContain(each)
      }
    }))
  })

  it('is listed in its order without a text', () => {
    for (const blank of [' ', '\u200B', '\u202A\u202C\uFEFF']) expect(findCities(cities, blank)).toEqual(cities)
  })
})
