/**
 * Words of what listings are about, in both languages: many listings have a text in one language only, and are found by those who type
 * the other.
 */
import type { ComparedKeys } from './search-names.ts'
import { letterKey } from './search-keys.ts'
import { englishForms, greekForms } from './word-forms.ts'

/** Words for the same, in English and in Greek. Tags and towns have their names. */
const rows: readonly (readonly [english: string, greek: string])[] = [
  ['beach', 'παραλία'], ['coast shore', 'ακτή'], ['sea', 'θάλασσα'], ['river', 'ποτάμι ποταμός'], ['lake', 'λίμνη'], ['mountain', 'βουνό'],
  ['island', 'νησί'], ['harbour harbor port', 'λιμάνι'], ['path footpath trail', 'μονοπάτι'], ['nature', 'φύση'], ['water', 'νερό'],
  ['climate', 'κλίμα'], ['environment', 'περιβάλλον'], ['energy', 'ενέργεια'], ['solar', 'ηλιακός'], ['fire', 'φωτιά'],
  ['tree', 'δέντρο'], ['seed', 'σπόρος'], ['garden', 'κήπος'], ['flower', 'λουλούδι'], ['herb', 'βότανο'], ['mushroom', 'μανιτάρι'],
  ['olive', 'ελιά'], ['vegetable', 'λαχανικό'], ['fruit', 'φρούτο'], ['farmer', 'αγρότης'],
  ['dog', 'σκύλος'], ['cat', 'γάτα'], ['turtle', 'χελώνα'], ['seal', 'φώκια'], ['owl', 'κουκουβάγια'],
  ['bee', 'μέλισσα'], ['wolf', 'λύκος'], ['dolphin', 'δελφίνι'], ['butterfly', 'πεταλούδα'],
  ['adoption', 'υιοθεσία'], ['shelter', 'καταφύγιο'],
  ['bread', 'ψωμί'], ['bakery', 'φούρνος'], ['honey', 'μέλι'], ['tea', 'τσάι'], ['coffee', 'καφές'], ['cafe', 'καφέ'], ['soup', 'σούπα'],
  ['cheese', 'τυρί'], ['oil', 'λάδι'], ['wine', 'κρασί'], ['beer', 'μπύρα'], ['meat', 'κρέας'], ['fish', 'ψάρι'], ['kitchen', 'κουζίνα'],
  ['soap', 'σαπούνι'], ['cosmetic', 'καλλυντικό'], ['book', 'βιβλίο'], ['furniture', 'έπιπλο'], ['bicycle bike', 'ποδήλατο'],
  ['toy', 'παιχνίδι'], ['bag', 'τσάντα'], ['plastic', 'πλαστικό'], ['litter rubbish trash garbage', 'σκουπίδι'],
  ['recycling', 'ανακύκλωση'], ['repair', 'επισκευή'], ['exchange swap', 'ανταλλαγή'], ['bazaar', 'παζάρι'],
  ['walk', 'περίπατος βόλτα'], ['hike', 'πεζοπορία'], ['music', 'μουσική'], ['concert', 'συναυλία'], ['film movie', 'ταινία'],
  ['photograph photo', 'φωτογραφία'], ['theatre theater', 'θέατρο'], ['dance', 'χορός'], ['exhibition', 'έκθεση'], ['museum', 'μουσείο'],
  ['school', 'σχολείο'], ['neighbourhood neighborhood', 'γειτονιά'], ['lighthouse', 'φάρος'],
]

const byEnglish = new Map<string, string[]>()
const byGreek = new Map<string, string[]>()
for (const [english, greek] of rows.map((row) => row.map((words) => words.split(' ')))) {
  const keys = (greek ?? []).map(letterKey)
  for (const word of english ?? []) byEnglish.set(word, keys)
  for (const key of keys) byGreek.set(key, english ?? [])
}

/** The keys of what the words with these keys are called in the other language, in all forms. */
export function translationsOf({ letters, spellings }: ComparedKeys): ComparedKeys {
  const greek = spellings.flatMap((spelling) => byEnglish.get(spelling) ?? [])
  // Words in Latin letters that are English ones are seldom Greek ones too.
  const english = greek.length > 0 ? [] : letters.flatMap((key) => byGreek.get(key) ?? [])
  return {
    letters: greek.flatMap((key) => [key, ...greekForms(key)]),
    spellings: english.flatMap((word) => [word, ...englishForms(word)]),
  }
}
