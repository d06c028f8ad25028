/** "In" a place is written in Greek with its article and its case. */
import { expect, it } from 'vitest'
import { inGreekPlace } from '../../../domain/place-names/in-greek-place.ts'
import { isTown } from '../../../domain/places/cities.ts'
import { knownCities } from '../../support/listings/known-cities.ts'
import { knownRegions } from '../../support/listings/known-regions.ts'

it.each([
  ['στην', ['Αθήνα', 'Πάτρα', 'Ξάνθη', 'Κρήτη', 'Ανατολική Αττική']],
  ['στη', ['Θεσσαλονίκη', 'Λάρισα', 'Νέα Σμύρνη', 'Στερεά Ελλάδα', 'Νομαρχία Αθηνών']],
  ['στα', ['Χανιά', 'Ιωάννινα', 'Άνω Λιόσια', 'Ιόνια Νησιά']],
  ['στο', ['Ναύπλιο', 'Ίλιον', 'Κιλκίς', 'Άργος', 'Αιγάλεω', 'Πόρτο Ράφτη', 'Πέραμα', 'Βόρειο Αιγαίο']],
  ['στις', ['Σέρρες', 'Κυκλάδες']],
  ['στου', ['Ζωγράφου']],
])('%s: %j', (article, names) => expect(names.map(inGreekPlace)).toEqual(names.map((name) => `${article} ${name}`)))

it.each([
  ['Βόλος', 'στον Βόλο'], ['Ρόδος', 'στη Ρόδο'], ['Ήπειρος', 'στην Ήπειρο'], ['Πειραιάς', 'στον Πειραιά'], ['Δελφοί', 'στους Δελφούς'],
  ['Άγιος Νικόλαος', 'στον Άγιο Νικόλαο'], ['Άγιος Ιωάννης Ρέντης', 'στον Άγιο Ιωάννη Ρέντη'], ['Νέος Μαρμαράς', 'στον Νέο Μαρμαρά'],
  ['Λέσβος και Λήμνος', 'στη Λέσβο και στη Λήμνο'], ['Πειραιάς και νησιά του Σαρωνικού', 'στον Πειραιά και στα νησιά του Σαρωνικού'],
  ['Φούρνοι', 'στους Φούρνους'], ['Κως', 'στην Κω'], ['Νομός Χανίων', 'στον Νομό Χανίων'], ['Έβρος', 'στον Έβρο'],
])('%s: %s', (name, wanted) => expect(inGreekPlace(name)).toBe(wanted))

it('leaves no name of a place in the nominative of a masculine', () => {
  const towns = knownCities.filter(({ name }) => isTown(name.en))
  const places = [...towns, ...knownRegions.flatMap((region) => [region, ...region.prefectures])]
  const written = places.map(({ name }) => inGreekPlace(name.el))
  expect(written.filter((each) => !/^στ(?:ην?|ον|ο|α|ις|ου|ους) /.test(each))).toEqual([])
  expect(written.filter((each) => /^(?:στον|στην?) \S*[οό]ς$/.test(each))).toEqual([])
})
