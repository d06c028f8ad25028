/** Searches find what people mean, the best first. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import { searchLists } from '../../../domain/search/search-list.ts'
import { demoDay, demoLists, namesOfSite } from '../../support/listings/searched-listings.ts'
import { byBestListing, isGuess } from '../../../domain/search/search-ranks.ts'
import { searchQueries } from '../../support/listings/search-queries.ts'

const inDemo = (text: string) =>
  searchLists(demoLists, text, namesOfSite, demoDay).map(({ listings }) => listings.map(({ title }) => title))

/** What the screen shows first: the types are in the order of their best listings. */
function firstInDemo(text: string): (string | null | undefined)[] {
  const [best] = byBestListing(searchLists(demoLists, text, namesOfSite, demoDay).filter(({ listings }) => listings.length > 0))
  return [best?.listings[0]?.title, best?.listings[0]?.translatedTitle]
}

const oak: Listing = { id: 1, title: 'Oak', description: 'None.', city: null, address: null, link: null, tags: [], approved: true }

function found(text: string, ...listings: readonly Partial<Listing>[]): number[] {
  const all = listings.map((listing, index) => ({ ...oak, ...listing, id: index + 1 }))
  return searchLists([{ type: 'event', listings: all }], text, namesOfSite, demoDay)
    .flatMap((each) => each.listings.map(({ id }) => id))
}

describe('a search', () => {
  it('finds all but four of more than three hundred listings first', () => {
    expect(searchQueries.length).toBeGreaterThan(300)
    const others = searchQueries.filter(([typed, title]) => !firstInDemo(typed).includes(title))
    expect(others.length, others.map(([typed]) => `${typed}: ${firstInDemo(typed)[0]}`).join('\n')).toBeLessThanOrEqual(4)
  })

  it.each([
    [['αθηνα', 'ΑΘΗΝΑ', 'Αθήνα', 'athina', 'athens', 'aqhna', 'a8hna']],
    [['χανιά', 'chania', 'hania', 'xania', 'ΧΑΝΙΑ']],
    [['Θεσσαλονίκη', 'thessaloniki', 'thesaloniki']],
    [['δεντροφύτευση', 'δενδροφύτευση', 'δενδροφυτεύσεις', 'dendrofytefsi']],
    [['recycled', 'recycling']],
    [['upcycled', 'upcycling']],
    [['ice cream', 'παγωτό', 'παγωτά']],
  ])('finds the same for %j', (spellings) => {
    const [first, ...others] = spellings.map(inDemo)
    expect(first?.flat().length).toBeGreaterThan(0)
    for (const each of others) expect(each).toEqual(first)
  })

  it.each([
    ['Γιάννενα', 'Ioannina'], ['Zante', 'Zakynthos'], ['Σαλονίκη', 'Thessaloniki'], ['Αθήνας', 'Athens'], ['Θεσσαλονίκης', 'Thessaloniki'],
  ])('finds a town as %s, and after its listings texts with its name', (typed, city) => {
    expect(found(typed, { city: 'Volos' }, { title: `In ${city}` }, { city })).toEqual([3, 2])
  })

  it.each([['γιάννε', 'Ioannina'], ['zant', 'Zakynthos'], ['Σαλον', 'Thessaloniki']])(
    'finds a town by the beginning of another name: %s', (typed, city) => expect(found(typed, { city: 'Volos' }, { city })).toEqual([2]),
  )

  it('finds each beginning of a word, from two letters on', () => {
    for (const text of ['γε', 'γει', 'γειτ', 'γειτονι', 'gei', 'gitonias']) expect(found(text, { title: 'Της γειτονιάς' })).toEqual([1])
    expect(found('γ', { title: 'Της γειτονιάς' })).toEqual([])
  })

  it('ranks words in any form, by title, tag and text, before what begins like them, and what sounds like them last', () => {
    const beginnings = [{ description: 'Kalamos.' }, { city: 'Kalamata' }, { title: 'Kalamari' }]
    expect(found('kala', ...beginnings, { description: 'By a kala.' }, { title: 'In a kala' })).toEqual([5, 4, 3, 2, 1])
    expect(found('cleanup', { description: 'A cleanup.' }, { title: 'A', tags: [{ name: 'Cleanup' }] })).toEqual([2, 1])
    expect(found('pedia', { title: 'Παιδιά' }, { title: 'Παιδιά' }, { description: 'Pedia.' })).toEqual([3, 1, 2])
  })

  it('ranks what is upcoming before what is past, and the nearest first', () => {
    const on = (days: number) => ({ startDate: addDays(demoDay, days), endDate: null })
    expect(found('oak', on(-9), on(9), on(-2), on(0), { startDate: null })).toEqual([4, 2, 5, 3, 1])
  })

  it('has what is coming before what is over, wherever it has the words, but not before whole words', () => {
    const on = (days: number) => ({ startDate: addDays(demoDay, days), endDate: null })
    const inText = { title: 'Pine', description: 'An oak.' }
    expect(found('oak', on(-2), { ...inText, ...on(-1) }, { ...inText, ...on(90) }, { title: 'Oaken', ...on(1) })).toEqual([3, 1, 2, 4])
  })

  it('needs all words, wherever they are', () => {
    expect(found('oak volos', { city: 'Volos' }, { city: 'Chania' }, { title: 'Pine', city: 'Volos' })).toEqual([1])
  })

  it('has the listings of a typed town before those that only name it, and the soonest of them first', () => {
    const inDays = (days: number) => ({ startDate: addDays(demoDay, days), endDate: null })
    const walks = [
      { title: 'Walk to Volos', ...inDays(1) },
      { title: 'Walk', city: 'Volos', ...inDays(9) },
      { title: 'Walk', city: 'Volos', ...inDays(2) },
    ]
    expect(found('walk volos', ...walks)).toEqual([3, 2, 1])
    expect(found('βόλος walk', ...walks)).toEqual([3, 2, 1])
  })

  it.each([
    ['beach', 'Παραλία'], ['beaches', 'Της παραλίας'], ['παραλίες', 'Beach'], ['paralia', 'By the beaches'], ['honey', 'Μέλι'],
    ['Συναυλία', 'Concert'], ['movies', 'Ταινίες'], ['bikes', 'Ποδήλατο'],
  ])('by "%s" finds a title in the other language, "%s", as one in its own', (typed, text) => {
    const on = (days: number) => ({ startDate: addDays(demoDay, days), endDate: null })
    expect(found(typed, { description: text }, { title: typed, ...on(9) }, { title: text, ...on(1) })).toEqual([3, 2, 1])
  })

  it.each(['μέλι', 'ΜΕΛΙ', 'meli'])('by "%s" only guesses a longer word, after other forms of the word itself', (typed) => {
    const rankOf = (...titles: readonly string[]) => searchLists(
      [{ type: 'event', listings: titles.map((title, index) => ({ ...oak, title, id: index + 1 })) }], typed, namesOfSite, demoDay,
    ).flatMap(({ listings, ranks }) => listings.map(({ title }, index) => [title, isGuess(ranks[index] ?? 0)]))
    expect(rankOf('Μελιτζάνες')).toEqual([['Μελιτζάνες', true]])
    expect(rankOf('Μελιτζάνες', 'Μελιού')).toEqual([['Μελιού', false], ['Μελιτζάνες', true]])
  })

  it('has the soonest first of what is of one kind by its title or its tags, in any language', () => {
    const on = (days: number) => ({ startDate: addDays(demoDay, days), endDate: null })
    const tagged = { title: 'Καθαρίζουμε', tags: [{ name: 'Cleanup' }], ...on(1) }
    for (const text of ['clean up', 'cleanup']) expect(found(text, { title: 'Cleanup by kayak', ...on(90) }, tagged), text).toEqual([2, 1])
  })

  it.each([
    ['skili', 'Σκύλοι'], ['skili', 'Σκυλιά'], ['σκυλί', 'Σκύλοι'], ['bike', 'Bicycles'], ['βόλτα', 'Περίπατοι'], ['bycicle', 'Bicycle'],
  ])(
    'finds by "%s" another word for the same, or as it sounds: "%s"', (typed, title) => expect(found(typed, { title })).toEqual([1]),
  )

  it('adds the names of tags in both languages to the words of a listing in one', () => {
    const greek = { title: 'Καθαρίζουμε την παραλία', description: 'Με γάντια.', tags: [{ name: 'Cleanup' }] }
    for (const text of ['beach cleanup', 'καθαρισμός παραλίας', 'katharismos paralias']) expect(found(text, greek), text).toEqual([1])
  })

  it('finds words with an error in the title first', () => {
    expect(found('turtlee', { description: 'A turtle.' }, { title: 'Turtle' })).toEqual([2, 1])
  })

  it('finds words with an error only if no listing has them as they are typed, or in another form', () => {
    expect(found('turtle', { title: 'Turtle' }, { title: 'Turrle' })).toEqual([1])
    expect(found('turtle', { title: 'Oak' }, { title: 'Turrle' })).toEqual([2])
    expect(found('πίτα', { title: 'Pine' }, { title: 'Πίτες της λίμνης' })).toEqual([2])
    expect(found('oal', { title: 'Oak' })).toEqual([])
  })

  it.each([
    ['βιβλίο', 'Βιβλιοθήκη', 'Βιβλία'], ['βιβλίο', 'Βιβλιοπωλείο', 'Των βιβλίων'], ['vivlio', 'Βιβλιοθήκη', 'Βιβλία'],
    ['bee', 'Beeswax', 'Bees'],
    ['δέντρο', 'Δεντροφύτευση', 'Δέντρα'],
  ])('by "%s" finds a longer word that begins alike, "%s", after another form of the word, "%s", wherever it is', (typed, longer, form) => {
    const places = [(word: string) => ({ title: word }), (word: string) => ({ description: word })]
    for (const of of places) for (const other of places) expect(found(typed, of(longer), other(form))).toEqual([2, 1])
  })

  it.each([
    ['bolts', 'Volos'], ['bowls', 'Volos'], ['bars', 'Vari'], ['baron', 'Vyronas'], ['arts', 'Arta'], ['billion', 'Pelion'],
    ['cows', 'Kos'],
    ['αγρός', 'Argos'], ['nachos', 'Naxos'],
  ])('by "%s" guesses no town that is called nearly so: %s', (typed, city) => expect(found(typed, { city })).toEqual([]))

  it.each([
    ['Thessaloniky', 'Thessaloniki'], ['Kalamatta', 'Kalamata'], ['kalamsta', 'Kalamata'], ['Ναύπλειω', 'Nafplio'],
    ['zografuo', 'Zografou'],
  ])('by "%s" guesses the town %s', (typed, city) => expect(found(typed, { city })).toEqual([1]))

  it('has other forms of a word in a title before longer words, and in a text as the word itself', () => {
    expect(found('ρούχα', { title: 'Ρουχαδικό' }, { title: 'Με ρούχων' })).toEqual([2, 1])
    expect(found('καθαρισμός ρέματος', { title: 'Καθαρισμοί', description: 'Στο ρέμα.' })).toEqual([1])
  })

  it.each([
    ['soap', 'Seed swap'], ['wool', 'Night of the owls'], ['wool', 'Old town'], ['tree', 'Three days'], ['bee', 'Be there'],
    ['bees', 'Be there'],
    ['pies', 'Spies'], ['bike', 'Voice'], ['base', 'Vase'], ['berry', 'Very'], ['moon', 'Μονοπάτια'], ['tree', 'Τρέχουμε'],
    ['μέλι', 'Melon'], ['cat', 'Καθαρισμός'], ['bee', 'Βελανίδι'], ['wool', 'Όλα'],
  ])('by "%s" does not find "%s"', (typed, title) => expect(found(typed, { title }, { description: typed })).toEqual([2]))

  it.each([
    ['kriti', 'Κρήτη'], ['kafeneio', 'Καφενείο'], ['politistika', 'Πολιτιστικά'], ['thalassa', 'Θάλασσα'], ['psarema', 'Ψάρεμα'],
    ['sapouniou', 'Σαπούνι'], ['paralies', 'Παραλία'], ['compost', 'Κομπόστ'], ['παραλία', 'Paralies'], ['Ερμού', 'Ermou'],
    ['φεστιβάλ', 'Festival'],
    ['kathari', 'Καθαρισμός'], ['θαλ', 'Thalassa'],
  ])('by "%s" finds "%s" as exactly as in one script', (typed, title) => {
    for (const listing of [{ title }, { description: title }]) {
      const [{ ranks } = { ranks: [] }] = searchLists([{ type: 'event', listings: [{ ...oak, ...listing }] }], typed, namesOfSite, demoDay)
      expect(ranks.map(isGuess)).toEqual([false])
    }
  })

  it.each([['ahilleos', 'Achilleos'], ['patision', 'Patission'], ['pet', 'Πέτρα'], ['cat', 'Κατάστημα'], ['pedia', 'Παιδιά']])(
    'by "%s" guesses "%s", after what has the word', (typed, title) => {
      const listings = [{ ...oak, title }, { ...oak, title, id: 2 }, { ...oak, id: 3, description: typed }]
      const [event] = searchLists([{ type: 'event', listings }], typed, namesOfSite, demoDay)
      const { listings: hits = [], ranks = [] } = event ?? {}
      expect(hits.map(({ id }, index) => [id, isGuess(ranks[index] ?? 0)])).toEqual([[3, false], [1, true], [2, true]])
    },
  )

  it.each([['pies', 'Ποιες'], ['pet', 'Πέτρα'], ['pedia', 'Παιδιά'], ['halva', 'Halves'], ['pie', 'Πιείτε']])(
    'by "%s" does not guess "%s", which is no more frequent', (typed, title) => {
      expect(found(typed, { title }, { description: typed })).toEqual([2])
    },
  )

  it.each([['pizza', 'Πρίζα'], ['λύκος', 'Δίκος'], ['ρέμα', 'Ρεύμα'], ['halva', 'Halves']])(
    'by "%s" finds nothing rather than "%s"', (typed, title) => expect(found(typed, { title })).toEqual([]),
  )

  it('finds compounds as one word and as two', () => {
    const pairs = [['zerowaste', 'zero waste'], ['cleanup', 'clean up'], ['secondhand', 'second-hand'], ['icecream', 'ice cream']] as const
    for (const [one, two] of pairs) {
      for (const typed of [one, two]) expect(found(typed, { title: one }, { title: two }, { title: 'Other' }).toSorted()).toEqual([1, 2])
    }
  })

  it('finds the text in the other language, the address, and tags and towns by both names', () => {
    const only = { translatedTitle: 'Βελανιδιά', address: 'Ermou 5', city: 'Rhodes', tags: [{ name: 'Tree Planting' }] }
    for (const text of ['velanidia', 'ερμου', 'ρόδος', 'rhodes', 'tree pl', 'δεντροφυ']) expect(found(text, only), text).toEqual([1])
  })
})
