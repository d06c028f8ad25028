/** Words have the same keys in every script, spelling and case. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keysIn, keysOf, letterKey, placedWords, soundKey, queryKeys } from '../../../domain/search/search-keys.ts'

describe('the key of a word', () => {
  it.each([
    ['aθina', ['αθηνα', 'ΑΘΗΝΑ', 'Αθήνα', 'athina', 'a8ina', 'ATHINA']],
    ['xania', ['Χανιά', 'chania', 'hania', 'xania', 'khania']],
    ['nikos', ['Νίκος', 'ΝΙΚΟΣ', 'nikos', 'nicos', 'Νικοσ']],
    ['volos', ['Βόλος', 'volos', 'bolos']],
    ['psixi', ['ψυχή', 'psychi', 'psyhi', 'psixi']],
    ['θesaloniki', ['Θεσσαλονίκη', 'thessaloniki', 'thesaloniki', '8essaloniki']],
    ['koinonia', ['κοινωνία', 'koinonia', 'koinwnia']],
  ])('%s is the same for all its spellings', (key, spellings) => {
    expect(spellings.map(letterKey)).toEqual(spellings.map(() => key))
  })

  it.each([
    ['pedia', ['παιδιά', 'paidia', 'pedia']],
    ['kinonia', ['κοινωνία', 'koinonia', 'kinonia']],
    ['avto', ['αυτό', 'afto', 'avto', 'auto']],
    ['vira', ['μπίρα', 'μπύρα', 'mpira', 'bira']],
    ['anavi', ['Ανάβυ', 'anavi']],
    ['adio', ['αντίο', 'antio', 'adio']],
  ])('by sound, %s, is the same for spellings with other letters', (key, spellings) => {
    expect(spellings.map(soundKey)).toEqual(spellings.map(() => key))
  })

  it('tells apart words that only sound alike', () => {
    expect(letterKey('bike')).not.toBe(letterKey('voice'))
    expect(soundKey('bike')).toBe(soundKey('voice'))
  })

  it('has at most 32 characters', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      expect([...letterKey(text)].length).toBeLessThanOrEqual(32)
      expect([...soundKey(text)].length).toBeLessThanOrEqual(32)
    }))
  })

  it('begins with the key of any beginning of a Greek word', () => {
    const greek = fc.string({ unit: fc.constantFrom(...'αβγδεζηθιλμνοπρτυφχψω'), minLength: 1, maxLength: 20 })
    fc.assert(fc.property(greek, fc.nat(20), (word, length) => {
      expect(letterKey(word).startsWith(letterKey(word.slice(0, length)))).toBe(true)
    }))
  })
})

describe('the keys of a written word', () => {
  it('are its spelling in Latin letters, and that as a Greek one if it could be one', () => {
    for (const word of ['paralia', 'Ermou', 'Chania', 'Psychikou', 'limnh', 'fytevoume', 'kipwn', 'Patission', 'kanw']) {
      expect(keysOf(word), word).toEqual({ spelling: word.toLowerCase(), greek: { letters: letterKey(word), sound: soundKey(word) } })
    }
    const english = ['soap', 'swap', 'wool', 'owl', 'old', 'tree', 'three', 'bee', 'piece', 'cat', 'pet', 'berry', 'bike', 'city', 'show']
    for (const word of english) {
      expect(keysOf(word), word).toEqual({ spelling: word, greek: null })
    }
  })

  it('are those of a Greek one for other letters, and for numbers', () => {
    for (const word of ['Σαπούνι', '2026', 'юг']) {
      expect(keysOf(word)).toEqual({ spelling: null, greek: { letters: letterKey(word), sound: soundKey(word) } })
    }
  })
})

describe('the keys of a word that is searched for', () => {
  it.each([
    ['episkevi', 'επισκευή'], ['paraskefi', 'Παρασκευή'], ['aqhna', 'αθηνα'], ['hlios', 'ήλιος'], ['psuxh', 'ψυχή'], ['qalassa', 'θάλασσα'],
  ])('%s are also those of the letters that look alike', (typed, word) => {
    const { letters, sounds } = queryKeys(typed)
    expect([...letters, ...sounds].some((key) => key === letterKey(word) || key === soundKey(word))).toBe(true)
  })

  it('of an English word are only its own', () => {
    for (const word of ['beach', 'house', 'the', 'light', 'north', 'quiet']) expect(queryKeys(word).letters).toEqual([letterKey(word)])
  })

  it('are none for words that begin no Greek one', () => {
    for (const word of ['tree', 'bee', 'wool', 'moon', 'back', 'flower']) expect(queryKeys(word)).toEqual({ letters: [], sounds: [] })
  })

  it.each(['zoologikos', 'proodos', 'iwannina', 'lewforeio', 'wra', 'swos', 'pagkosmios', 'sholeio', 'ekklisia'])(
    'are those of a Greek word in Latin letters: %s', (word) => expect(queryKeys(word).letters[0]).toBe(letterKey(word)),
  )

  it('also begin words whose next letter is written with two', () => {
    expect(queryKeys('psyc').sounds.some((key) => letterKey('psychiko').startsWith(key))).toBe(true)
  })
})

describe('the words of a text', () => {
  it('are taken without single letters and signs', () => {
    const keys = keysIn('Η Παραλία & the "beach" – 5 km!').map(({ spelling, greek }) => spelling ?? greek?.letters)
    expect(keys).toEqual(['paralia', 'the', 'beach', 'km'])
  })

  it('have places in the text, with their accents', () => {
    const text = 'Στην «Αθήνα» 2026'
    expect(placedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Στην', 'Αθήνα', '2026'])
  })
})
