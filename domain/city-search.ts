/** Finds cities and regions by their names in any script, spelling and case. */
import type { City } from './cities.ts'
import { beginsShort, casesOf, isShort, namesOf, plainName } from './city-forms.ts'

/** A city, a region or a prefecture. */
type Named = Pick<City, 'name' | 'aliases'>

/**
 * The cities with a name that contains the text: `αθηνα`, `ΑΘΗΝΑ`, `athina` and `athens` all find Athens. Those of which it is the
 * whole name, in any case or short, come first, then those with a word that begins with it; all cities, in their order, for an empty text.
 */
export function findCities<City extends Named>(cities: readonly City[], wanted: string): readonly City[] {
  const [plain, sound] = [plainName(wanted), soundOf(wanted)]
  if (plain === '') return cities
  const ranks = cities.map((city) => [city, rankOf(namesIn(city), plain, sound)] as const)
  return [0, 1, 2].flatMap((rank) => ranks.filter(([, own]) => own === rank).map(([city]) => city))
}

/** 0 for a whole name, 1 for the beginning of a word, 2 for a part of a name, 3 for nothing. */
function rankOf({ forms, plain, sounds }: Names, wanted: string, sound: string): number {
  if (forms.includes(wanted)) return 0
  if (isShort(wanted) && forms.some((form) => beginsShort(wanted, form))) return 1
  if (plain.includes(` ${wanted}`) || sounds.includes(` ${sound}`)) return 1
  return plain.includes(wanted) || sounds.includes(sound) ? 2 : 3
}

interface Names {
  /** The plain names in all cases. */
  readonly forms: readonly string[]
  readonly plain: string
  readonly sounds: string
}

/** Making the forms of all cities takes longer than searching them, and a search follows each letter that is typed. */
const knownNames = new WeakMap<Named, Names>()

function namesIn(city: Named): Names {
  const known = knownNames.get(city)
  if (known) return known
  const plain = namesOf(city).map(plainName)
  const made = { forms: plain.flatMap(casesOf), plain: joined(plain), sounds: joined(namesOf(city).map(soundOf)) }
  knownNames.set(city, made)
  return made
}

/** With a space before each, so that the beginning of each word is found. */
function joined(names: readonly string[]): string {
  return names.map((name) => ` ${name}`).join('')
}

/** What is written for a Greek sound in Latin letters, digraphs first; each row is replaced by its last entry. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ου|ou/g, 'u'],
  [/αι|ai/g, 'e'],
  [/ει|οι|υι|ei|oi/g, 'i'],
  [/αυ/g, 'av'],
  [/ευ/g, 'ev'],
  [/μπ|mp/g, 'b'],
  [/ντ|nt/g, 'd'],
  [/γκ|γγ|gk|gg|ng/g, 'g'],
  [/[ηιυy]/g, 'i'],
  [/[ξχ]|ks|ch|kh|x/g, 'h'],
  [/ψ/g, 'ps'],
  [/θ|8/g, 'th'],
  [/φ|ph/g, 'f'],
  [/[ωw]/g, 'o'],
  [/[βb]/g, 'v'],
  [/[κcq]/g, 'k'],
]

/** Letters that are one to one. */
const letters = new Map([...'αεζλμνοπρστγδ'].map((letter, place) => [letter, 'aezlmnoprstgd'[place] ?? '']))

/** The sound of a text in Latin letters: the same for the Greek spelling and its usual ones in Latin letters. */
export function soundOf(text: string): string {
  const spelled = spellings.reduce((written, [spelling, sound]) => written.replace(spelling, sound), plainName(text))
  return spelled.replace(/./gu, (letter) => letters.get(letter) ?? letter).replace(/(\p{L})\1+/gu, '$1')
}
