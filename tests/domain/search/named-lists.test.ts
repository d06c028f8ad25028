/** The choices in a search name lists with a filter. */
import { describe, expect, it } from 'vitest'
import { choicesOf } from '../../../domain/lists/choices.ts'
import { filterPairs } from '../../../domain/lists/filter.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { choiceReader } from '../../../domain/search/named-choices.ts'
import { namedLists, nothingNamed, type NamedList } from '../../../domain/search/named-lists.ts'
import * as m from '../../../messages/compiled/messages.js'
import { knownCities } from '../../support/listings/known-cities.ts'
import { knownRegions } from '../../support/listings/known-regions.ts'

const read = choiceReader({ cities: knownCities, regions: knownRegions, tagName: (tag, locale) => m.tag_name({ tag }, { locale }) })
const today = '2026-11-27'
const named = (text: string) => namedLists(read(text, today), knownRegions)

/** Each list with the query of its address. */
const inWords = (lists: readonly NamedList[]) => lists.map(({ type, filter }) => {
  return `${type} ${new URLSearchParams(filterPairs(filter).map((pair) => [...pair]))}`.trim()
})
const listsOf = (text: string) => inWords(named(text).lists)

describe('a search that names choices', () => {
  it.each([
    ['free events crete weekend', ['event region=crete&free=true&when=weekend']],
    ['δωρεάν εκδηλώσεις κρήτη αυτό το Σαββατοκύριακο', ['event region=crete&free=true&when=weekend']],
    ['κρήτη', ['event region=crete', 'volunteer region=crete', 'shop region=crete', 'dine region=crete']],
    ['shops', ['shop']],
    ['εθελοντισμός Χανιά', ['volunteer city=Chania']],
    ['vegan χανιά', ['shop city=Chania&tag=Vegan', 'dine city=Chania&tag=Vegan']],
    ['shops and restaurants in Athens', ['shop city=Athens', 'dine city=Athens']],
    ['zero waste', ['event tag=Zero+Waste', 'shop tag=Zero+Waste']],
    ['τι κάνω σήμερα', ['event when=today']],
    ["what's on tomorrow", ['event from=2026-11-28&to=2026-11-28']],
    ['που να φάω στην Αθήνα', ['dine city=Athens']],
    ['where to eat in Athens', ['dine city=Athens']],
    ['πού να αγοράσω προϊόντα χωρίς συσκευασία', ['shop tag=Zero+Waste']],
    ['where can I buy zero waste products', ['shop tag=Zero+Waste']],
    ['εκδηλώσεις Αθήνα Πάτρα', ['event city=Athens&city=Patras']],
  ])('names by "%s" the lists %j', (text, lists) => expect(listsOf(text)).toEqual(lists))

  it('has no word beside its choices in a question', () => {
    const questions = [
      'τι κάνω σήμερα', 'τι να κάνω σήμερα στην Αθήνα', 'που να φάω', 'πού τρώω', "what's on tomorrow", 'what can we do today',
      'where to eat', 'find me a shop', 'show me events in Athens', 'ανοιχτά καταστήματα τώρα', 'τι υπάρχει το Σαββατοκύριακο',
    ]
    expect(questions.filter((text) => named(text).selects === 'never')).toEqual([])
  })

  it('names events by a day and by a price, since no other type has them', () => {
    expect(listsOf('σήμερα')).toEqual(['event when=today'])
    expect(listsOf('free in Crete')).toEqual(['event region=crete&free=true'])
  })

  it('leaves out a region around a place that it names', () => {
    expect(listsOf('events Chania Crete')).toEqual(['event city=Chania'])
    expect(listsOf('events East Attica, Attica')).toEqual(['event region=east-attica'])
    expect(listsOf('events Volos Crete')).toEqual(['event city=Volos&region=crete'])
  })

  it.each([
    ['vegan athens today', ['event city=Athens&when=today', 'shop city=Athens&tag=Vegan', 'dine city=Athens&tag=Vegan']],
    ['free shops in Chania', ['shop city=Chania']],
    ['vegan events', ['event']],
  ])('names by "%s" lists with the choices that each type has: %j', (text, lists) => expect(listsOf(text)).toEqual(lists))

  it('keeps the words that are no choice of its lists, and those that listings have', () => {
    expect(named('stargazing crete')).toMatchObject({ selects: 'never', words: 'stargazing' })
    expect(named('stargazing chania today')).toMatchObject({ selects: 'never', words: 'stargazing chania' })
    expect(named('vegan events')).toMatchObject({ selects: 'never', words: 'vegan' })
    expect(named('free shops')).toMatchObject({ selects: 'never', words: 'free' })
  })

  it.each([
    ['always', ['κρήτη', 'shops', 'free', 'today', 'vegan shops', 'events in Chania']],
    // Listings are found by these words as well as by the filter.
    ['if nothing is found', ['chania', 'vegan', 'vegan chania', 'refill athens']],
    ['never', ['workshop for kids', 'εργαστήριο για παιδιά σήμερα', 'turtle', 'turtle chania', 'turtle shops', '', 'in the']],
  ] as const)('%s has the listings of the lists for %j', (selects, texts) => {
    for (const text of texts) expect(named(text).selects, text).toBe(selects)
  })

  it('is within the types that it names, if its other words can be in listings', () => {
    for (const text of ['shop refill', 'refill shops in Athens', 'shop with turtles', 'Αγορά σαπουνιού']) {
      expect(named(text).within, text).toEqual(['shop'])
    }
    expect(named('vegan shops and restaurants').within).toEqual(['shop', 'dine'])
    for (const text of ['shop refill crete', 'free turtle events', 'refill', 'turtle', '']) expect(named(text).within, text).toEqual([])
  })

  it.each([
    ['near Chania', ['event city=Chania', 'volunteer city=Chania', 'shop city=Chania', 'dine city=Chania'], 'always', ''],
    ['κοντά στα Χανιά', ['event city=Chania', 'volunteer city=Chania', 'shop city=Chania', 'dine city=Chania'], 'always', ''],
    ['near Chania this weekend for free', ['event city=Chania&free=true&when=weekend'], 'always', ''],
    ['free near Chania', ['event city=Chania&free=true'], 'always', ''],
    ['magazia konta sto volo', ['shop city=Volos'], 'always', ''],
    ['shops close to Crete', ['shop region=crete'], 'always', ''],
    ['vegan shops around Athens', ['shop city=Athens&tag=Vegan'], 'always', 'vegan'],
    ['seeds near Chania', ['event city=Chania', 'volunteer city=Chania', 'shop city=Chania', 'dine city=Chania'], 'never', 'seeds'],
  ])('means by "%s" the towns around the places of %j', (text, lists, selects, words) => {
    expect([listsOf(text), named(text).selects, named(text).words, named(text).isAround]).toEqual([lists, selects, words, true])
  })

  it('has no place near by, if none follows', () => {
    for (const text of ['around Lake Kerkini', 'δίπλα στη θάλασσα', 'near the sea', 'in Chania', 'shops near me']) {
      expect(named(text).isAround, text).toBe(false)
    }
    expect(named('σπόροι δίπλα στη θάλασσα').words).toBe('σπόροι δίπλα θάλασσα')
  })

  it('offers what is near the visitor, of the types that it names', () => {
    const nearMe = (text: string) => inWords(named(text).nearMe)
    for (const text of ['κοντά μου', 'near me', '«near me»', '(Nearby!)', 'konta mou', 'nearby', 'εδώ κοντά', 'what is around me']) {
      expect(named(text), text).toMatchObject({ selects: 'always', searched: '' })
      expect(nearMe(text)).toEqual(['event', 'volunteer', 'shop', 'dine'])
    }
    expect(nearMe('free events near me today')).toEqual(['event free=true&when=today'])
    expect(nearMe('καταστήματα κοντά μου')).toEqual(['shop'])
    expect(nearMe('seeds close to me')).toEqual(['event', 'volunteer', 'shop', 'dine'])
    expect(named('seeds close to me').searched).toBe('seeds')
    expect(nearMe('near Chania')).toEqual([])
  })

  it('leaves out words for opening hours beside choices only', () => {
    for (const text of ['refill shop in Athens that is open', 'καταστήματα Αθήνα ανοιχτά τώρα', 'shops open on Sundays', 'open Chania']) {
      expect(named(text).asksHours, text).toBe(true)
    }
    expect(named('open shops')).toEqual({ ...named('shops'), asksHours: true, searched: 'shops' })
    for (const text of ['open', 'open day', 'ανοιχτή μέρα', 'open day Chania', 'shops']) expect(named(text).asksHours, text).toBe(false)
    expect(named('open day Chania').words).toBe('open day Chania')
  })

  it('leaves them out beside other words too where they stand with "now", and "now" with them', () => {
    const texts = ['ανοιχτά καφέ τώρα', 'καφέ ανοιχτά τώρα', 'anoixta kafe twra', 'cafe open now', 'open cafe now', 'cafe open today']
    for (const text of texts) {
      const { asksHours, searched, words } = named(text)
      expect([asksHours, searched, words], text).toEqual([true, words, expect.stringMatching(/^(?:καφέ|kafe|cafe)$/)])
    }
    for (const text of ['restaurants saturday', 'εστιατόρια την Κυριακή', 'shops tomorrow morning']) {
      expect(named(text), text).toMatchObject({ asksHours: true, selects: 'always' })
    }
    for (const text of ['open now', 'ανοιχτά τώρα', 'open day now or never']) expect(named(text).searched, text).not.toBe('')
  })

  it.each([
    ['volunteer saturday', ['event tag=Volunteering&from=2026-11-28&to=2026-11-28', 'volunteer'], 'always'],
    ['εθελοντισμός αύριο Αθήνα', ['event city=Athens&tag=Volunteering&from=2026-11-28&to=2026-11-28', 'volunteer city=Athens'], 'always'],
    ['volunteering', ['volunteer'], 'always'],
    ['events and volunteering today', ['event when=today', 'volunteer'], 'always'],
  ])('means by "%s", where the type has no days, what has its tag on the day: %j', (text, lists, selects) => {
    expect([listsOf(text), named(text).selects]).toEqual([lists, selects])
  })

  it('names nothing by other words', () => expect(named('turtle')).toEqual({ ...nothingNamed, words: 'turtle', unnamed: 'turtle' }))

  it('has only the choices that its server offers', () => {
    const withoutFree = (type: ListingType) => choicesOf(type).filter((choice) => choice !== 'free')
    const offered = namedLists(read('free events crete', today), knownRegions, withoutFree)
    expect(offered).toMatchObject({ lists: [{ type: 'event', filter: { regions: ['crete'] } }], selects: 'never', words: 'free' })
  })
})
