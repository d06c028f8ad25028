/** The other forms of a word: numbers and cases of Greek nouns and adjectives, plurals of English nouns, and what verbs become. */

/** Declensions of Greek: the endings of their keys, so that words in Latin letters have them too. */
const greekDeclensions: readonly (readonly string[])[] = [
  ['os', 'ou', 'o', 'oi', 'on', 'ous'],
  ['os', 'ous', 'i', 'on'],
  ['o', 'ou', 'a', 'on'],
  ['a', 'as', 'es', 'on'],
  ['a', 'atos', 'ata', 'aton'],
  ['i', 'is', 'es', 'on'],
  ['i', 'is', 'eis', 'eon', 'eos'],
  ['i', 'iou', 'ia', 'ion'],
  ['as', 'a', 'ades', 'adon'],
  ...['ik', 'in', 'im', 'men', 'iak', 'oit'].map(adjective),
]

function adjective(stem: string): readonly string[] {
  return ['os', 'ou', 'o', 'oi', 'on', 'ous', 'i', 'is', 'es', 'a'].map((ending) => `${stem}${ending}`)
}

/** Words that no row above has, since their stems are too short or change. */
const otherDeclensions: readonly (readonly string[])[] = [
  ['zo', 'zou', 'zoa', 'zon'], ['fos', 'fota', 'fotos', 'foton'], ['kreas', 'kreatos', 'kreata', 'kreaton'],
  ['kafes', 'kafe', 'kafedes', 'kafedon'], ['anoixt', 'anoikt'].flatMap(adjective), adjective('iliak'),
]

/** Plurals of English by what the singular ends with. `s` after `e` is the first row: "bees" are no plural of "be". */
const englishPlurals: readonly (readonly [singular: RegExp, ending: string, plural: string])[] = [
  [/[^sxz]$(?<![cs]h|[^aeiou]y)/, '', 's'],
  [/(?:[sxzo]|[cs]h|oth)$/, '', 'es'],
  [/[^aeiou]y$/, 'y', 'ies'],
  [/[lr]f$|[aeo]{2}f$/, 'f', 'ves'],
  [/(?:i|kni)fe$/, 'fe', 'ves'],
]

/** What English verbs become: "repairing", "recycled", "swapped", "adoption", "restoration". */
const englishVerbs: readonly (readonly [verb: RegExp, ending: string, form: string])[] = [
  [/[aeiouy].*[^e]$/, '', 'ing'],
  [/[aeiouy].*[^eo]e$/, 'e', 'ing'],
  [/[aeiouy].*[^aeiouy]$/, '', 'ed'],
  [/[aeiouy].*[^eo]e$|^use$/, 'e', 'ed'],
  ...[...'bdgmnpt'].flatMap((end) => ['ing', 'ed'].map((form) => [new RegExp(`[^aeiou][aeiou]${end}$`), '', `${end}${form}`] as const)),
  [/...[cpi]t$/, '', 'ion'],
  [/...[aeiou]te$/, 'e', 'ion'],
  [/...[mr]$/, '', 'ation'],
  [/...[rv]e$/, 'e', 'ation'],
]

/** Words that only look like such forms. */
const otherEnglishWords: ReadonlySet<string> = new Set(['evening', 'wedding', 'morning', 'during', 'nothing'])

/** What remains of a word without its ending has at least this length: shorter ones are too often those of other words. */
const shortestStem = 3

/**
 * The keys of the other forms of the Greek word with this key. They are made when a word is searched and need not exist: stored words
 * stay as they are written, so that beginnings of words find them.
 */
export function greekForms(key: string): string[] {
  const forms = greekDeclensions.flatMap((endings) => endings.filter((ending) => key.endsWith(ending)).flatMap((ending) => {
    const stem = key.slice(0, key.length - ending.length)
    return stem.length < shortestStem ? [] : endings.map((other) => `${stem}${other}`)
  }))
  const others = otherDeclensions.filter((row) => row.includes(key)).flat()
  return [...new Set([...forms, ...others])].filter((form) => form !== key)
}

/** The same of a word in Latin letters, whose last `i` may stand for `οι`, as it sounds: `skili` is σκυλί or σκύλοι. */
export function latinGreekForms(key: string): string[] {
  const plural = /[^aeiou]i$/.test(key) ? [`${key.slice(0, -1)}oi`] : []
  return [...greekForms(key), ...plural.flatMap((each) => [each, ...greekForms(each)])]
}

/**
 * The plurals of a folded English word and what it becomes as a verb, what it may be these forms of, and as a form of a verb the other
 * forms: "recycling" is also "recycled".
 */
export function englishForms(word: string): string[] {
  const isVerb = !otherEnglishWords.has(word)
  const verbs = isVerb ? wholesOf(word, englishVerbs).filter((whole) => whole.length >= shortestStem) : []
  const rules = isVerb ? [...englishPlurals, ...englishVerbs] : englishPlurals
  const forms = [...derived(word, rules), ...wholesOf(word, rules), ...verbs.flatMap((verb) => derived(verb, englishVerbs))]
  return [...new Set(forms)].filter((form) => form !== word && Math.min(form.length, word.length) >= shortestStem)
}

type EnglishRules = readonly (readonly [whole: RegExp, ending: string, form: string])[]

/** What a word becomes by the rules. */
function derived(word: string, rules: EnglishRules): string[] {
  return rules.flatMap(([whole, ending, form]) => (whole.test(word) ? [`${word.slice(0, word.length - ending.length)}${form}`] : []))
}

/** What may become the word by the rules. */
function wholesOf(word: string, rules: EnglishRules): string[] {
  return rules.flatMap(([pattern, ending, form]) => {
    const whole = `${word.slice(0, word.length - form.length)}${ending}`
    return word.endsWith(form) && pattern.test(whole) ? [whole] : []
  })
}
