/**
 * Words of what listings are about, in both languages: many listings have a text in one language only, and are found by those who type
 * the other.
 */
import type { ComparedKeys } from './search-names.ts'
import { letterKey } from './search-keys.ts'
import { englishForms, greekForms } from './word-forms.ts'

/** Words for the same, in English and in Greek. Tags and towns have their names. */
const rows: readonly (readonly [english: string, greek: string])[] = [
  ['beach', 'παραλία'], ['coast shore', 'ακτή'], ['sea', 'θάλασσα'], ['river', 'ποτάμι ποταμός'], ['lake', 'λίμνη'],
  ['mountain', 'βουνό'], ['island', 'νησί'], ['harbour harbor port', 'λιμάνι'], ['path footpath trail', 'μονοπάτι'], ['water', 'νερό'],
  ['climate', 'κλίμα'], ['energy', 'ενέργεια'], ['solar', 'ηλιακός'], ['tree', 'δέντρο'], ['seed', 'σπόρος'], ['garden', 'κήπος'],
  ['flower', 'λουλούδι'], ['herb', 'βότανο'], ['olive', 'ελιά'], ['vegetable', 'λαχανικό'], ['fruit', 'φρούτο'], ['dog', 'σκύλος σκυλί'],
  ['cat', 'γάτα'], ['turtle', 'χελώνα'], ['seal', 'φώκια'], ['owl', 'κουκουβάγια'], ['bee', 'μέλισσα'], ['adoption', 'υιοθεσία'],
  ['shelter', 'καταφύγιο'], ['bread', 'ψωμί'], ['bakery', 'φούρνος'], ['honey', 'μέλι'], ['tea', 'τσάι'], ['coffee', 'καφές'],
  ['cafe', 'καφέ'], ['soup', 'σούπα'], ['cheese', 'τυρί'], ['meat', 'κρέας'], ['fish', 'ψάρι'], ['kitchen', 'κουζίνα'],
  ['soap', 'σαπούνι'], ['book', 'βιβλίο'], ['furniture', 'έπιπλο'], ['bicycle bike', 'ποδήλατο'], ['bag', 'τσάντα'],
  ['plastic', 'πλαστικό'], ['litter rubbish trash garbage', 'σκουπίδι'], ['recycling', 'ανακύκλωση'], ['repair', 'επισκευή'],
  ['exchange swap', 'ανταλλαγή'], ['walk', 'περίπατος βόλτα'], ['hike', 'πεζοπορία'], ['music', 'μουσική'], ['concert', 'συναυλία'],
  ['film movie', 'ταινία'], ['photograph photo', 'φωτογραφία'], ['school', 'σχολείο'], ['neighbourhood neighborhood', 'γειτονιά'],
]

const byEnglish = new Map<string, ComparedKeys>()
const byGreek = new Map<string, ComparedKeys>()
for (const [english, greek] of rows) {
  const row = { letters: greek.split(' ').map(letterKey), spellings: english.split(' ') }
  for (const word of row.spellings) byEnglish.set(word, row)
  for (const key of row.letters) byGreek.set(key, row)
}

/** The keys of other words for the same, in both languages and in all forms. */
export function translationsOf({ letters, spellings }: ComparedKeys): ComparedKeys {
  const english = spellings.flatMap((spelling) => byEnglish.get(spelling) ?? [])
  // Words in Latin letters that are English ones are seldom Greek ones too.
  const found = english.length > 0 ? english : letters.flatMap((key) => byGreek.get(key) ?? [])
  return {
    letters: found.flatMap((row) => row.letters).flatMap((key) => [key, ...greekForms(key)]),
    spellings: found.flatMap((row) => row.spellings).flatMap((word) => [word, ...englishForms(word)]),
  }
}
