/** Lists and the towns around a place are named in sentences of each language. */
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '../../domain/languages.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { noFilter, type Filter } from '../../domain/lists/filter.ts'
import { cityNamesIn } from '../../domain/places/cities.ts'
import type { PlaceNames } from '../../domain/places/place-names.ts'
import { regionNamesIn } from '../../domain/places/regions.ts'
import { m } from '../../messages/compiled/messages.js'
import { getLocale, overwriteGetLocale } from '../../messages/compiled/runtime.js'
import { listTitle } from '../../words/list-title.ts'
import { nearbyName } from '../../words/nearby.ts'
import { knownCities } from '../support/listings/known-cities.ts'
import { knownRegions } from '../support/listings/known-regions.ts'

const ownLocale = getLocale
const [cityName, regionName] = [cityNamesIn(knownCities), regionNamesIn(knownRegions)]

function titlesOf(type: ListingType, filter: Partial<Filter>): string[] {
  return inLanguages((places) => listTitle(type, { ...noFilter, ...filter }, places))
}

function nearbyNamesOf(filter: Partial<Filter>): string[] {
  return inLanguages((places) => nearbyName({ ...noFilter, ...filter }, places))
}

function inLanguages(wordsOf: (places: PlaceNames) => string): string[] {
  return languages.map((language) => {
    overwriteGetLocale(() => language)
    const places = { cityName: (city: string) => cityName(city, language), regionName: (id: string) => regionName(id, language) }
    return wordsOf(places)
  })
}

afterEach(() => overwriteGetLocale(ownLocale))

describe('the title of a list', () => {
  it('has its price, places and time', () => {
    expect(titlesOf('event', { regions: ['crete'], free: true, when: 'weekend' })).toEqual([
      'Free events in Crete this weekend', 'Δωρεάν εκδηλώσεις στην Κρήτη αυτό το Σαββατοκύριακο',
    ])
    expect(titlesOf('event', { cities: ['Volos', 'Chania'], when: 'today' })).toEqual([
      'Events in Volos and Chania today', 'Εκδηλώσεις στον Βόλο και στα Χανιά σήμερα',
    ])
    expect(titlesOf('event', { when: 'week' })).toEqual(['Events in the next seven days', 'Εκδηλώσεις τις επόμενες επτά ημέρες'])
    expect(titlesOf('event', { when: 'month' })).toEqual(['Events this month', 'Εκδηλώσεις αυτόν τον μήνα'])
  })

  it('is that of its type, with the tags at its end', () => {
    expect(titlesOf('shop', { cities: ['Athens'], tags: ['Clothes', 'Vegan'] })).toEqual([
      'Shops in Athens\u00A0· Clothes\u00A0· Vegan', 'Καταστήματα στην Αθήνα\u00A0· Ρούχα\u00A0· Βίγκαν',
    ])
    expect(titlesOf('volunteer', {})).toEqual(['Volunteering', 'Εθελοντισμός'])
    expect(titlesOf('dine', { tags: ['Vegan'] })).toEqual(['Places to eat\u00A0· Vegan', 'Φαγητό\u00A0· Βίγκαν'])
  })

  it('has one day once, with its weekday', () => {
    expect(titlesOf('event', { when: { from: '2026-12-05', to: '2026-12-05' } })).toEqual([
      'Events\u00A0· Saturday, December 5, 2026', 'Εκδηλώσεις\u00A0· Σάββατο 5 Δεκεμβρίου 2026',
    ])
  })

  it('has typed days as they are', () => {
    const days = { from: '2026-12-01', to: '2026-12-06' }
    expect(titlesOf('event', { when: days })).toEqual([
      'Events\u00A0· 01/12/2026 – 06/12/2026', 'Εκδηλώσεις\u00A0· 01/12/2026 – 06/12/2026',
    ])
  })
})

it('the sentence of what is followed has one full stop at most, also after the abbreviation of the distance', () => {
  const sentences = inLanguages((places) => m.follow_filtered({ choices: nearbyName({ ...noFilter, cities: ['Chania'] }, places) }))
  expect(sentences.map((sentence) => /\.*$/.exec(sentence)?.[0])).toEqual(['.', '.'])
})

it('the towns around places are named by at most three of them', () => {
  expect(nearbyNamesOf({ cities: ['Chania'], free: true })).toEqual(['Near Chania, 50\u00a0km', 'Κοντά στα Χανιά, 50\u00a0χλμ.'])
  expect(nearbyNamesOf({ regions: ['crete'], cities: ['Volos'], tags: ['Vegan'] })).toEqual([
    'Near Crete and Volos, 50\u00a0km', 'Κοντά στην Κρήτη και στον Βόλο, 50\u00a0χλμ.',
  ])
  expect(nearbyNamesOf({ cities: ['Volos', 'Chania', 'Athens', 'Patras'] })).toEqual([
    'Near Volos, Chania, Athens …, 50\u00a0km', 'Κοντά στον Βόλο, στα Χανιά, στην Αθήνα …, 50\u00a0χλμ.',
  ])
})
