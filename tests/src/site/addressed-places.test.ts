/** The cities and regions of addresses. */
import { describe, expect, it, vi } from 'vitest'
import { createGeography } from '../../../src/api/geography.ts'
import { arePlacesKnown, lookUpPlaces } from '../../../src/site/addressed-places.ts'
import { unknownPlaces, withKnownPlaces } from '../../../src/site/known-places.ts'
import { knownCities, sentAliases } from '../../support/listings/known-cities.ts'

const crete = {
  id: 'crete',
  name: { en: 'Crete', el: 'Κρήτη' },
  prefectures: [{ id: 'chania', name: { en: 'Chania prefecture', el: 'Νομός Χανίων' }, towns: [] }],
}

const files: Readonly<Record<string, unknown>> = { 'cityAliases.json': sentAliases, 'greekRegions.json': [crete] }

const nothing = () => undefined

/** The files that were asked for, the lists of places, and the same while the list of cities cannot be read. */
function places() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (file: string) => {
    asked.push(file)
    return Response.json(files[file])
  })
  const listed = knownCities.map(({ id, name }) => ({ id, name }))
  return {
    asked,
    geography: createGeography(() => Promise.resolve(listed), undefined, nothing),
    unreadable: createGeography(() => Promise.reject(new Error('unreachable')), undefined, nothing),
  }
}

describe('the places of an address', () => {
  it('are taken to exist until they are looked up', async () => {
    const search = { city: ['Foo', 'Γιάννενα'], page: '2' }
    expect([arePlacesKnown(search), withKnownPlaces(search), unknownPlaces(search)]).toEqual([false, search, []])
    const { geography, unreadable } = places()
    await expect(lookUpPlaces(search, unreadable)).rejects.toThrow('unreachable')
    expect([arePlacesKnown(search), withKnownPlaces(search)]).toEqual([false, search])
    await lookUpPlaces(search, geography)
    expect([arePlacesKnown(search), withKnownPlaces(search)]).toEqual([true, { city: ['Ioannina'], page: '2' }])
    expect(unknownPlaces(search)).toEqual([{ kind: 'city', name: 'Foo' }])
  })

  it.each([
    [{ city: 'Athens' }, { city: 'Athens' }, []],
    [{ city: ['Αθήνας', 'Athens'], tag: 'Vegan' }, { city: ['Athens'], tag: 'Vegan' }, []],
    [{ city: 'Ν. Σμύρνη' }, { city: ['Nea Smyrni'] }, []],
    [{ city: 'Thess', tag: 'Art' }, { tag: 'Art' }, ['Thess']],
    [{ region: ['crete', 'chania'] }, { region: ['crete', 'chania'] }, []],
    [{ region: 'atlantis', city: 'Volos' }, { city: ['Volos'] }, ['atlantis']],
    [{ city: '\u200BAthens', region: '\u202Acrete\u202C\u2028' }, { city: ['Athens'], region: ['crete'] }, []],
    [{ city: 'Θεσ/νίκη' }, { city: ['Thessaloniki'] }, []],
    [{ tag: 'Art' }, { tag: 'Art' }, []],
  ])('%j are %j', async (search, known, unknown) => {
    await lookUpPlaces(search, places().geography)
    expect(withKnownPlaces(search)).toEqual(known)
    expect(unknownPlaces(search).map(({ name }) => name)).toEqual(unknown)
  })

  it('are looked up by their stored names alone where these suffice', async () => {
    const { asked, geography } = places()
    await lookUpPlaces({ city: ['Volos', 'Larissa'] }, geography)
    expect(asked).toEqual([])
    await lookUpPlaces({ city: 'Zante' }, geography)
    expect(asked).toEqual(['cityAliases.json'])
  })
})

describe('the cities', () => {
  it('have their aliases, which are fetched again after a failure', async () => {
    const answers = [new Response('', { status: 503 }), Response.json({ source: 'Common use.', aliases: { 1: ['Volo'] } })]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const volos = { id: 1, name: { en: 'Volos', el: 'Βόλος' } }
    const { fetchCities } = createGeography(() => Promise.resolve([volos]), undefined, nothing)
    expect(await fetchCities()).toEqual([volos])
    expect(await fetchCities()).toEqual([{ ...volos, aliases: ['Volo'] }])
    expect(await fetchCities()).toEqual([{ ...volos, aliases: ['Volo'] }])
  })
})
