/** The format and content of the files of cities and their aliases, which the form, the filter and the server read. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { plainName } from '../../domain/place-names/city-forms.ts'
import { sentAliases } from '../support/listings/known-cities.ts'

interface City {
  id: number
  name: { en: string; el: string }
}

const source = readFileSync(new URL('../../public/greekCities.json', import.meta.url), 'utf8')
const cities = JSON.parse(source) as City[]
const towns = cities.slice(0, -2)
const english = new Set(cities.map((city) => city.name.en))

/** The seat of every regional unit, or the island with its name. */
const capitals = `
  Athens, Marousi, Peristeri, Kallithea, Piraeus, Pallini, Elefsina,
  Drama, Alexandroupoli, Kavala, Komotini, Thasos, Xanthi,
  Thessaloniki, Veria, Kilkis, Edessa, Katerini, Serres, Polygyros,
  Kozani, Florina, Grevena, Kastoria,
  Ioannina, Arta, Preveza, Igoumenitsa,
  Larissa, Volos, Trikala, Karditsa, Skopelos,
  Corfu, Zakynthos, Argostoli, Ithaca, Lefkada,
  Patras, Messolonghi, Pyrgos,
  Lamia, Livadeia, Chalkida, Karpenisi, Amfissa,
  Tripoli, Nafplio, Corinth, Sparta, Kalamata,
  Mytilene, Myrina, Samos, Agios Kirykos, Chios,
  Ermoupoli, Andros, Kalymnos, Karpathos, Kea, Kos, Milos, Mykonos, Naxos, Paros, Rhodes, Santorini, Tinos,
  Heraklion, Chania, Rethymno, Agios Nikolaos`

const islands = `
  Lesvos, Rhodes, Chios, Kefalonia, Corfu, Lemnos, Samos, Naxos, Zakynthos, Thasos, Andros, Lefkada, Karpathos,
  Kos, Ikaria, Skyros, Paros, Tinos, Samothrace, Milos, Kea, Amorgos, Kalymnos, Ios, Kythnos, Astypalaia, Ithaca,
  Salamina, Skopelos, Mykonos, Syros, Aegina, Santorini, Patmos, Leros, Hydra, Spetses, Poros, Skiathos, Alonissos,
  Kythira, Sifnos, Serifos, Symi, Paxos, Kastellorizo`

function names(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the file of cities', () => {
  it('contains only an id and a name in two languages for each city', () => {
    for (const city of cities) {
      expect(city).toStrictEqual({
        id: expect.any(Number) as number,
        name: { en: expect.any(String) as string, el: expect.any(String) as string },
      })
    }
  })

  it('has at least 150 towns', () => {
    expect(towns.length).toBeGreaterThanOrEqual(150)
  })

  it('has a unique positive integer as id of each city', () => {
    expect(cities.filter((city) => !Number.isInteger(city.id) || city.id < 1)).toEqual([])
    expect(new Set(cities.map((city) => city.id)).size).toBe(cities.length)
  })

  it.each(['en', 'el'] as const)('has unique names in %s, ignoring case and accents', (language) => {
    expect(repeated(cities.map((city) => folded(city.name[language])))).toEqual([])
  })

  it('has no name that two cities share across languages', () => {
    const owners = cities.map((city) => new Set([folded(city.name.en), folded(city.name.el)]))
    expect(repeated(owners.flatMap((own) => [...own]))).toEqual([])
  })

  it('contains every seat of a regional unit', () => {
    expect(names(capitals).filter((name) => !english.has(name))).toEqual([])
  })

  it('contains every large island', () => {
    expect(names(islands).filter((name) => !english.has(name))).toEqual([])
  })

  it('is sorted by English name, with Other and e-shop last', () => {
    const sorted = towns.map((town) => town.name.en).sort((a, b) => a.localeCompare(b, 'en'))
    expect(towns.map((town) => town.name.en)).toEqual(sorted)
    expect(cities.slice(-2).map((city) => city.name)).toEqual([
      { en: 'Other', el: 'Άλλο' },
      { en: 'e-shop', el: 'e-shop' },
    ])
  })

  it('has English names in Latin letters and Greek names in Greek letters', () => {
    const latin = /^[A-Z][a-z]+(?:[ -][A-Z][a-z]+)*$/u
    const greek = /^[Α-ΩΆΈΉΊΌΎΏ][α-ωάέήίόύώϊϋΐΰ]+(?:[ -][Α-ΩΆΈΉΊΌΎΏ][α-ωάέήίόύώϊϋΐΰ]+)*$/u
    expect(towns.filter((town) => !latin.test(town.name.en))).toEqual([])
    expect(towns.filter((town) => !greek.test(town.name.el))).toEqual([])
  })

  it('has exactly one accent on each Greek word, and none on monosyllables', () => {
    const words = towns.flatMap((town) => town.name.el.split(/[ -]/u))
    const accents = (word: string) => word.match(/[ΆΈΉΊΌΎΏάέήίόύώΐΰ]/gu)?.length ?? 0
    expect(words.filter((word) => accents(word) !== (word === 'Κως' ? 0 : 1))).toEqual([])
  })

  it('has one line for each city', () => {
    const lines = source.trimEnd().split('\n')
    expect(lines.slice(1, -1).map((line) => JSON.parse(line.replace(/,$/u, '')) as City)).toEqual(cities)
  })
})

describe('the file of aliases', () => {
  const { source, aliases } = sentAliases

  it('names its source, and cities of the list', () => {
    expect(source).not.toBe('')
    expect(Object.keys(aliases).filter((id) => !cities.some((city) => String(city.id) === id))).toEqual([])
  })

  it('has no name twice, and none that a city has in the list', () => {
    const listed = cities.flatMap(({ name }) => [...new Set([plainName(name.en), plainName(name.el)])])
    expect(repeated([...listed, ...Object.values(aliases).flat().map(plainName)])).toEqual([])
  })

  it('is in Latin or Greek letters, sorted, with one line for each city', () => {
    const written = Object.values(aliases).flat().filter((name) => !/^(?:[A-Za-z -]+|[Α-Ωα-ωΆ-Ώά-ώϊϋΐΰ -]+)$/u.test(name))
    expect(written).toEqual([])
    const file = readFileSync(new URL('../../public/cityAliases.json', import.meta.url), 'utf8')
    expect(file.match(/^ {4}"\d+": /gmu)).toHaveLength(Object.keys(aliases).length)
    for (const names of Object.values(aliases)) expect(names).toEqual(names.toSorted())
  })
})
