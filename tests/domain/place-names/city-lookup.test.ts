/** Finds the city that people mean by a name. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { namesOf } from '../../../domain/place-names/city-forms.ts'
import { storedCityNames } from '../../../domain/place-names/city-lookup.ts'
import { fold } from '../../../domain/sort-key.ts'
import { knownCities } from '../../support/listings/known-cities.ts'

const storedName = storedCityNames(knownCities)
const namesByStored = (stored: string) => knownCities.filter(({ name }) => name.en === stored).flatMap(namesOf).join(' ')

/** The invisible characters in and around a pasted name, and the white space at its ends. */
const invisible = ['\u200B', '\u202A', '\u202C', '\u2060', '\uFEFF', '\u00AD', '\u3164']
const ends = ['\u00A0', '\u2028', '\u2029', '\t']

describe('a city', () => {
  it.each([
    ['Patras', ['Patras', 'patras', 'Πάτρα', 'ΠΑΤΡΑ', ' Πατρα ', 'Patra', 'Πάτρας', 'Πατρών']],
    ['Athens', ['Αθήνας', 'ΑΘΗΝΑΣ', 'Αθηνών', 'athina', 'a8ina', 'Αθήναι']],
    ['Thessaloniki', ['Θεσσαλονίκης', 'Salonika', 'Salonica', 'Σαλονίκη', 'Σαλονίκης', 'Thesaloniki', '8essaloniki']],
    ['Ioannina', ['Γιάννενα', 'ΓΙΑΝΝΕΝΑ', 'Γιαννένων', 'Ιωαννίνων', 'Janina', 'iwannina']],
    ['Zakynthos', ['Zante', 'ZANTE', 'Ζακύνθου', 'Zakinthos']],
    ['Nafplio', ['Nafplion', 'Ναυπλίου', 'Nauplia']],
    ['Chania', ['Canea', 'Χανίων', 'hania', 'xania']],
    ['Heraklion', ['Ηράκλειο', 'Ηρακλείου', 'Iraklio', 'Iraklion', 'Candia']],
    ['Nea Smyrni', ['Ν. Σμύρνη', 'Ν.Σμύρνη', 'ν. σμυρνης', 'Νέας Σμύρνης', 'N. Smyrni']],
    ['Palaio Faliro', ['Π. Φάληρο', 'Παλ. Φάληρο', 'Π.Φαλήρου', 'Παλαιού Φαλήρου', 'P. Faliro', 'Παλιό Φάληρο']],
    ['Agia Paraskevi', ['Αγ. Παρασκευή', 'Αγ.Παρασκευή', 'Αγ. Παρασκευής', 'Αγίας Παρασκευής', 'Ag. Paraskevi']],
    ['Agios Nikolaos', ['Αγ. Νικόλαος', 'Αγ. Νικολάου', 'Αγίου Νικολάου']],
    ['Nea Ionia', ['Ν. Ιωνία', 'Νέας Ιωνίας']],
    ['Thessaloniki', ['Θεσ/νίκη', 'Θεσ/νίκης', 'ΘΕΣ/ΝΙΚΗ', 'Θ/νίκη', 'Thes/niki', 'Thess/niki']],
    ['Alexandroupoli', ['Αλεξ/πολη', 'Αλεξ/πόλεως', 'Alex/poli']],
    ['Agia Paraskevi', ['Αγ Παρασκευή', 'ΑΓ ΠΑΡΑΣΚΕΥΗ', 'Αγ Παρασκευής', 'Ag Paraskevi']],
    ['Nea Smyrni', ['Ν Σμύρνη', 'ν σμυρνης', 'N Smyrni', 'Ν  Σμύρνη']],
    ['Palaio Faliro', ['Π Φάληρο', 'Π Φαλήρου', 'Παλ Φάληρο', 'P Faliro']],
    ['Acharnes', ['Μενίδι', 'Μενιδίου', 'Menidi', 'Αχαρναί']],
    ['Agios Dimitrios', ['Μπραχάμι', 'Αγ Δημήτριος']],
    ['Agios Ioannis Rentis', ['Ρέντης', 'Ρέντη']],
    ['Volos', ['Βόλο', 'Βόλου', 'volos', 'bolos']],
    ['Piraeus', ['Πειραιά', 'Πειραιώς', 'Pireas']],
    ['Neo Irakleio', ['Νέο Ηράκλειο', 'Ν. Ηράκλειο', 'Ν. Ηρακλείου']],
    ['Eleftherio-Kordelio', ['Ελευθέριο Κορδελιό', 'Κορδελιό']],
    ['Kos', ['Κως', 'Κω', 'Cos']],
    ['Serres', ['Σερρών']],
    ['Delphi', ['Δελφούς', 'Δελφών']],
    ['Ilion', ['Ίλιο', 'Ιλίου']],
    ['Chalandri', ['Χαλανδρίου']],
    ['e-shop', ['E-shop', 'eshop']],
  ])('%s is found by what people call it', (name, spellings) => {
    for (const spelling of spellings) expect(storedName(spelling), spelling).toBe(name)
  })

  it.each([
    'Atlantis', 'Εξάρχεια', 'Online', 'xyz', '', ' ', '.', 'Ν.', 'Ν. Μ.', 'Α', 'Αθ', 'Thess', 'Νέα', 'Ν. Σμ', 'Παρασκευή', 'Αγ. Π.',
    'Athens Athens', 'Τούμπα', 'Α/πολη', 'Θ/η', 'Ζ/ος', 'Θεσ/', '/νίκη', '/', 'Θεσ/αλονίκη/', 'Αθήνα/Πειραιάς', 'Σμύρνη', 'Ν', 'Ν Σμ',
    'Αγ Π', 'Σ Παρασκευή', 'Α Παρασκευή', 'Θεσσαλονίκη/νίκη', '\u200B',
  ])('is not found by %j', (name) => expect(storedName(name)).toBeNull())

  it('is not found by what several could be called', () => {
    const smyrni = (id: number, en: string, el: string) => ({ id, name: { en, el }, aliases: ['Smirna'] })
    const name = storedCityNames([
      smyrni(1, 'Nea Smyrni', 'Νέα Σμύρνη'), smyrni(2, 'Nisos Smyrni', 'Νήσος Σμύρνη'), smyrni(3, 'Palaia Smyrni', 'Παλαιά Σμύρνη'),
    ])
    expect(['Ν. Σμύρνη', 'N. Smyrni', 'Smirna'].map(name)).toEqual([null, null, null])
    expect(['Νε. Σμύρνη', 'Ni. Smyrni', 'Π. Σμύρνη'].map(name)).toEqual(['Nea Smyrni', 'Nisos Smyrni', 'Palaia Smyrni'])
  })

  it('is found by each of its names and aliases in any case and without accents', () => {
    const named = fc.constantFrom(...knownCities.flatMap((city) => namesOf(city).map((name) => ({ city, name }))))
    const written = fc.constantFrom(
      (name: string) => name.toUpperCase(), (name: string) => ` ${name} `, fold, (name: string) => name,
      ...invisible.map((mark) => (name: string) => `${mark}${name.charAt(0)}${mark}${name.slice(1)}${mark}`),
      ...ends.map((end) => (name: string) => `${end}${name}${end}`), (name: string) => `\u202A${name}\u202C`,
    )
    fc.assert(fc.property(named, written, ({ city, name }, write) => storedName(write(name)) === city.name.en))
  })

  it('is found by the beginning and the end of a word, with a slash between them, if no other city is', () => {
    const [words, parts] = [knownCities.filter(({ name }) => /^\p{L}+$/u.test(name.el)), fc.integer({ min: 1, max: 9 })]
    fc.assert(fc.property(fc.constantFrom(...words), parts, parts, (city, begun, ended) => {
      const [start, end] = [city.name.el.slice(0, begun), city.name.el.slice(-ended)]
      const found = storedName(`${start}/${end}`)
      expect(found === null || fold(namesByStored(found)).includes(fold(start))).toBe(true)
      if (found !== null) expect(start.length + end.length).toBeGreaterThanOrEqual(4)
    }))
  })

  it('is found by a part of a name only where the part is a name, in any case or spelling', () => {
    const cut = fc
      .tuple(fc.constantFrom(...knownCities), fc.integer({ min: 1, max: 5 }))
      .map(([city, length]) => city.name.el.slice(0, -length))
    fc.assert(fc.property(cut, (text) => {
      const found = knownCities.find(({ name }) => name.en === storedName(text))
      // A case or a spelling of a whole name has at least all of its letters but the ending.
      expect(found === undefined || fold(found.name.el).length - fold(text).length <= 2).toBe(true)
    }))
  })

  it('is none or one of the list for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => {
      const found = storedName(text)
      expect(found === null || knownCities.some(({ name }) => name.en === found)).toBe(true)
    }))
  })
})
