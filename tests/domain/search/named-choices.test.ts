/** The words of a search that are choices of the filter are read as such, in both languages and in any order. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysNamed, namedDays, namedTimes } from '../../../domain/days/named-days.ts'
import { whens } from '../../../domain/days/when.ts'
import { languages } from '../../../domain/languages.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { allTags } from '../../../domain/listing/tags.ts'
import { flagNames } from '../../../domain/lists/choices.ts'
import { isTown } from '../../../domain/places/cities.ts'
import { choiceWords } from '../../../domain/search/choice-words.ts'
import { choiceReader, type Meaning } from '../../../domain/search/named-choices.ts'
import * as m from '../../../messages/compiled/messages.js'
import { flagWords } from '../../../words/choices.ts'
import { typeWords } from '../../../words/listing-types.ts'
import { knownCities } from '../../support/listings/known-cities.ts'
import { knownRegions } from '../../support/listings/known-regions.ts'

const tagName = (tag: string, locale: (typeof languages)[number]) => m.tag_name({ tag }, { locale })
const read = choiceReader({ cities: knownCities, regions: knownRegions, tagName })
const today = '2026-11-27'
const meaningsIn = (text: string) => read(text, today).map(({ meaning }) => meaning)

const towns = knownCities.filter(({ name }) => isTown(name.en))
const regions = knownRegions.flatMap((region) => [region, ...region.prefectures])
const meant = (choice: Meaning['choice'], value: Meaning['value']) => ({ choice, value })

/** Words of the table in each language, with what they mean. */
const inTable = (meaning: Meaning, wordsIn: (words: (typeof choiceWords)['en']) => readonly string[]) =>
  languages.flatMap((language) => wordsIn(choiceWords[language])).map((name) => [name, meaning] as const)

const named = {
  types: listingTypes.flatMap((type) => inTable({ choice: 'type', value: type }, ({ types }) => types[type])),
  times: whens.flatMap((when) => inTable({ choice: 'when', value: when }, ({ times }) => times[when])),
  days: [...namedDays, ...namedTimes].flatMap((day) => {
    return inTable({ choice: 'when', value: daysNamed(day, today) }, ({ days }) => days[day])
  }),
  hours: [
    ...inTable({ choice: 'hours', value: 'perhaps' }, ({ hours }) => hours.filter((name) => !name.includes(' '))),
    ...inTable({ choice: 'hours', value: 'surely' }, ({ hours }) => hours.filter((name) => name.includes(' '))),
  ],
  flags: flagNames.flatMap((flag) => inTable({ choice: flag, value: true }, ({ flags }) => flags[flag])),
  regions: regions.flatMap(({ id, name }) => languages.map((language) => [name[language], meant('regions', [id])] as const)),
  towns: towns.flatMap(({ name }) => languages.map((language) => [name[language], meant('cities', [name.en])] as const)),
  // "Εθελοντισμός" and "Volunteering" are a type before they are a tag.
  tags: allTags.filter((tag) => tag !== 'Other' && tag !== 'Volunteering')
    .flatMap((tag) => languages.map((language) => [tagName(tag, language), meant('tags', [tag])] as const)),
}

describe('the words of a search', () => {
  it.each(Object.entries(named))('name %s, alone', (_, names) => {
    expect(names.filter(([name, meaning]) => JSON.stringify(meaningsIn(name)) !== JSON.stringify([meaning]))).toEqual([])
  })

  it('name choices in any order, in capitals and without accents', () => {
    const oneOf = (names: readonly (readonly [string, { readonly choice: string }])[]) => fc.constantFrom(...names)
    const some = fc.tuple(...Object.values(named).map(oneOf))
      .chain((each) => fc.shuffledSubarray(each, { minLength: 1 }))
    const withoutAccents = (text: string) => text.normalize('NFD').replaceAll('\u0301', '')
    const written = fc.constantFrom((text: string) => text, (text: string) => text.toUpperCase(), withoutAccents)
    // "Open" before "Sunday" is one name: the opening hours of a Sunday.
    const areApart = (names: readonly (readonly [string, { readonly choice: string }])[]) =>
      names.every(([, { choice }], index) => choice !== 'hours' || names[index + 1]?.[1].choice !== 'when')
    fc.assert(fc.property(some.filter(areApart), written, (names, write) => {
      expect(meaningsIn(write(names.map(([name]) => name).join(' ')))).toEqual(names.map(([, meaning]) => meaning))
    }))
  })

  it('name a day of the week in its cases, but not as a part of the name of a town', () => {
    const friday = { choice: 'when', value: { from: today, to: today } }
    for (const text of ['friday', 'την Παρασκευή', 'paraskevi', 'Παρασκευής']) expect(meaningsIn(text), text).toEqual([friday])
    expect(meaningsIn('Αγία Παρασκευή Παρασκευή')).toEqual([meant('cities', ['Agia Paraskevi']), friday])
  })

  it('mean by the next week the days from Monday on', () => {
    const texts = ['next week', 'την επόμενη εβδομάδα', 'tin epomeni evdomada', 'την άλλη βδομάδα', 'the coming week']
    for (const text of texts) expect(meaningsIn(text)).toEqual([meant('when', { from: '2026-11-30', to: '2026-12-06' })])
  })

  it.each([
    ['2026-12-05', [
      '5 Δεκεμβρίου', '5η Δεκεμβρίου', 'στις 5 του Δεκέμβρη', 'Σάββατο 5 Δεκεμβρίου', 'το Σάββατο στις 5/12', '5/12', '5.12.', '5/12/26',
      '05/12/2026', '5-12-2026', '2026-12-05', '5 Δεκ', 'stis 5 dekemvriou', '5 dekembri', 'December 5', 'on the 5th of December',
      'Dec 5th, 2026',
      'Saturday, December 5', '5 dec', 'Saturday 5/12',
    ]],
    ['2027-03-25', ['25 Μαρτίου', '25/3', '25 martiou', 'March 25', '25 Mar']],
    ['2027-11-05', ['5 Νοεμβρίου', '5/11', 'November 5']],
    ['2026-11-27', ['27/11', 'Παρασκευή 27 Νοεμβρίου', 'this Friday', 'Friday evening', 'Παρασκευή βράδυ', 'την ερχόμενη Παρασκευή']],
    ['2026-11-28', ['αύριο το πρωί', 'tomorrow morning', 'avrio to vradi', 'αύριο;', 'Saturday morning', 'το Σάββατο το απόγευμα']],
    ['2026-12-04', ['next Friday', 'την άλλη Παρασκευή', 'tin alli paraskevi']],
    ['2028-02-29', ['29/2', '29 Φεβρουαρίου']],
  ])('mean the day %s by %j', (day, texts) => {
    for (const text of texts) expect(meaningsIn(text), text).toEqual([meant('when', { from: day, to: day })])
  })

  it.each([
    ['2026-12-01', '2026-12-31', ['Δεκέμβριο', 'τον Δεκέμβρη', 'Δεκεμβρίου', 'ton dekemvri', 'in December', 'december', 'this December']],
    ['2027-05-01', '2027-05-31', ['τον Μάιο', 'Μάη', 'in May', 'May 2027', 'Μάιος 2027']],
    ['2027-10-01', '2027-10-31', ['Οκτώβριο', 'oktovrios', 'October']],
    ['2026-12-05', '2026-12-06', ['5-6 Δεκεμβρίου', '5-6/12', 'December 5-6', 'από 5 έως 6 Δεκεμβρίου', '5 και 6 Δεκεμβρίου']],
  ] as const)('mean the days from %s to %s by %j', (from, to, texts) => {
    for (const text of texts) expect(meaningsIn(text), text).toEqual([meant('when', { from, to })])
  })

  it('mean the rest of this month by its name, and of days that have begun the rest', () => {
    for (const text of ['Νοέμβριο', 'November', 'in November', 'noemvri']) expect(meaningsIn(text), text).toEqual([meant('when', 'month')])
    expect(meaningsIn('25-29 November')).toEqual([meant('when', { from: today, to: '2026-11-29' })])
  })

  it('are no date if they are numbers or words of their own', () => {
    const texts = [
      '24/7', '10', '7', '10 euros', '1.000', '31/4', '30.2', '18:30', '3-4', 'march for the climate', 'may', 'mar', 'sun',
      'night of the owls', 'this', 'morning', 'το πρωί', 'dec', '2026', 'room 5',
    ]
    for (const text of texts) expect(meaningsIn(text).filter((each) => each?.choice === 'when'), text).toEqual([])
  })

  it('name a date among other choices', () => {
    expect(read('συναυλία στις 5 Δεκεμβρίου στην Αθήνα, δωρεάν', today).map(({ meaning }) => meaning)).toEqual([
      null, meant('when', { from: '2026-12-05', to: '2026-12-05' }), meant('cities', ['Athens']), meant('free', true),
    ])
  })

  it('name a town by each alias that is of no other town', () => {
    const aliases = towns.flatMap((city) => (city.aliases ?? []).map((alias) => [alias, city.name.en] as const))
    const others = aliases.filter(([alias, town]) => JSON.stringify(meaningsIn(alias)) !== JSON.stringify([meant('cities', [town])]))
    expect(others.map(([alias]) => alias)).toEqual([])
  })

  it.each([
    ['Κρήτη', 'regions', ['crete']], ['ΚΡΗΤΗ', 'regions', ['crete']], ['kriti', 'regions', ['crete']], ['Κρήτης', 'regions', ['crete']],
    ['στην Κρήτη', 'regions', ['crete']], ['Αττικής', 'regions', ['attica']], ['halkidiki', 'regions', ['chalkidiki']],
    ['Εύβοια', 'regions', ['euboea']], ['evia', 'regions', ['euboea']], ['Θράκη', 'regions', ['eastern-macedonia-and-thrace']],
    ['Μακεδονία', 'regions', ['central-macedonia', 'western-macedonia', 'eastern-macedonia-and-thrace']],
    ['xania', 'cities', ['Chania']], ['Χανίων', 'cities', ['Chania']], ['Θεσ/νίκη', 'cities', ['Thessaloniki']],
    ['aqhna', 'cities', ['Athens']],
    ['Ν. Σμύρνη', 'cities', ['Nea Smyrni']], ['Γιάννενα', 'cities', ['Ioannina']], ['Zante', 'cities', ['Zakynthos']],
    ['ekdiloseis', 'type', 'event'], ['magazia', 'type', 'shop'], ['εθελοντισμός', 'type', 'volunteer'], ['Estiatoria', 'type', 'dine'],
    ['dorean', 'free', true], ['for free', 'free', true], ['a refill', 'tags', ['Zero Waste']], ['χύμα', 'tags', ['Zero Waste']],
    ['δεύτερο χέρι', 'tags', ['Second-hand']], ['από δεύτερο χέρι', 'tags', ['Second-hand']], ['thrift', 'tags', ['Second-hand']],
    ['ρεφίλ', 'tags', ['Zero Waste']], ['zerowaste', 'tags', ['Zero Waste']], ['clean up', 'tags', ['Cleanup']],
    ['clean-up', 'tags', ['Cleanup']],
    ['simera', 'when', 'today'],
    ['volunter', 'type', 'volunteer'], ['tommorow', 'when', { from: '2026-11-28', to: '2026-11-28' }], ['weekend', 'when', 'weekend'],
    ['για παιδιά', 'tags', ['Kids friendly']], ['pedia', 'tags', ['Kids friendly']], ['with children', 'tags', ['Kids friendly']],
  ] as const)('mean by %s %s', (text, choice, value) => expect(meaningsIn(text)).toEqual([meant(choice, value)]))

  it.each([
    ['ρούχων', 'Clothes'], ['δάσος', 'Forests'], ['δασών', 'Forests'], ['dasos', 'Forests'], ['forest', 'Forests'], ['πουλί', 'Birds'],
    ['bird', 'Birds'], ['ζώο', 'Animals'], ['ζώων', 'Animals'], ['τέχνες', 'Art'], ['σεμινάρια', 'Seminar'], ['εργαστηρίων', 'Workshop'],
    ['ergastiria', 'Workshop'], ['workshops', 'Workshop'], ['παιδιών', 'Kids friendly'], ['άγριας ζωής', 'Wildlife'],
    ['ανάπλαση πάρκου', 'Park Restoration'],
    ['αστικές καλλιέργειες', 'Urban Gardening'], ['μεταχειρισμένο', 'Second-hand'], ['καθαρισμοί', 'Cleanup'], ['cleanups', 'Cleanup'],
    ['φεστιβάλ', 'Festival'], ['καθαριστικό', 'Cleaning Products'], ['τρόφιμο', 'Food'],
    ['φύτευση δέντρων', 'Tree Planting'], ['fytefsi dentron', 'Tree Planting'], ['plant a tree', 'Tree Planting'],
  ])('mean by another form of its name, "%s", the tag %s', (text, tag) => expect(meaningsIn(text)).toEqual([meant('tags', [tag])]))

  it('are no place that is only written alike or sounds alike', () => {
    const texts = [
      'under 10 euros', '10 euro', '10 ευρώ', 'κάτω από 5 ευρώ', 'cows', 'cow', 'pillow', 'pillows', 'miss', 'you', 'nachos', 'porous',
      'patron', 'vary',
      'εύρος', 'εμπρός', 'πηλός', 'πηλού', 'μύλος', 'λευκός', 'θύρα', 'βαρύ', 'μοίρα', 'μιλώ', 'σειρών', 'παχύ',
    ]
    for (const text of texts) expect(meaningsIn(text).filter(Boolean), text).toEqual([])
  })

  it.each([
    ['Θεσαλονίκη', 'Thessaloniki'], ['Ιωάνινα', 'Ioannina'], ['Καλαμμάτα', 'Kalamata'], ['Μιτιλήνη', 'Mytilene'], ['kws', 'Kos'],
    ['Νέα Σμίρνη', 'Nea Smyrni'],
    ['pylos', 'Pylos'], ['Πύλο', 'Pylos'], ['milos', 'Milos'],
  ])('mean by "%s", which is a name in other letters, the town %s', (text, town) => {
    expect(meaningsIn(text)).toEqual([meant('cities', [town])])
  })

  it('that are none are left, without those that say little', () => {
    expect(read('stargazing in Crete with the family', today)).toEqual([
      { text: 'stargazing', meaning: null },
      { text: 'in Crete with the', meaning: meant('regions', ['crete']) },
      { text: 'family', meaning: null },
    ])
    expect(meaningsIn('something')).toEqual([])
    expect(meaningsIn('')).toEqual([])
  })

  it('name what screens call a choice', () => {
    for (const locale of languages) {
      for (const when of whens) expect(meaningsIn(m.filter_when_name({ when }, { locale })), when).toEqual([meant('when', when)])
      expect(meaningsIn(m.cost_free({}, { locale }))).toEqual([meant('free', true)])
    }
    for (const type of listingTypes) expect(meaningsIn(typeWords[type].list())).toEqual([meant('type', type)])
    for (const flag of flagNames) expect(meaningsIn(flagWords[flag].name())).toEqual([meant(flag, true)])
  })
})
