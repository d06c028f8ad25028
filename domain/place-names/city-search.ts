/** Finds cities and regions by their names in any script, spelling and case. */
import type { City } from '../places/cities.ts'
import { beginsShort, casesOf, isShort, namesOf, plainName } from './city-forms.ts'

/** A city, a region or a prefecture. */
type Named = Pick<City, 'name' | 'aliases'>

/**
 * The cities with a name that contains the text: `αθηνα`, `ΑΘΗΝΑ`, `athina` and `athens` all find Athens. Those that it names best
 * come first (`nameRank`); all cities, in their order, for an empty text.
 */
export function findCities<City extends Named>(cities: readonly City[], wanted: string): readonly City[] {
  const [plain, sound] = [plainName(wanted), soundOf(wanted)]
  if (plain === '') return cities
  const ranked = cities.map((city) => [city, rankOf(formsOf(city), plain, sound)] as const)
  return ranks.flatMap((rank) => ranked.filter(([, own]) => own === rank).map(([city]) => city))
}

const ranks = [0, 1, 2, 3, 4] as const

type NameRank = (typeof ranks)[number]

/** A name that only contains the text may be that of another place. */
export const partRank = 4

/**
 * How a text names a city: 0 as a whole, in any case of the name, 1 by the beginning of a word of a name, as it is written, or by a
 * short form, 2 by what sounds like such a beginning, 3 by the beginning of an alias, 4 by a part of a name; null if it does not.
 */
export function nameRank(city: Named, wanted: string): NameRank | null {
  return rankOf(formsOf(city), plainName(wanted), soundOf(wanted))
}

function rankOf({ forms, names, aliases }: Forms, plain: string, sound: string): NameRank | null {
  const isIn = (texts: Texts, start: '' | ' ') => texts.plain.includes(start + plain) || texts.sounds.includes(start + sound)
  if (forms.includes(plain)) return 0
  if (names.plain.includes(` ${plain}`) || (isShort(plain) && forms.some((form) => beginsShort(plain, form)))) return 1
  if (isIn(names, ' ')) return 2
  if (isIn(aliases, ' ')) return 3
  return isIn(names, '') || isIn(aliases, '') ? partRank : null
}

/** Names in a row, with a space before each word. */
interface Texts {
  readonly plain: string
  readonly sounds: string
}

interface Forms {
  /** All names in all cases. */
  readonly forms: readonly string[]
  readonly names: Texts
  readonly aliases: Texts
}

/** Making the forms of all cities takes longer than searching them, and a search follows each letter that is typed. */
const knownForms = new WeakMap<Named, Forms>()

function formsOf(city: Named): Forms {
  const known = knownForms.get(city)
  if (known) return known
  const { name, aliases = [] } = city
  const forms = namesOf(city).map(plainName).flatMap(casesOf)
  const made = { forms, names: textsOf(Object.values(name)), aliases: textsOf(aliases) }
  knownForms.set(city, made)
  return made
}

function textsOf(names: readonly string[]): Texts {
  const joined = (texts: readonly string[]) => texts.map((text) => ` ${text}`).join('')
  return { plain: joined(names.map(plainName)), sounds: joined(names.map(soundOf)) }
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
