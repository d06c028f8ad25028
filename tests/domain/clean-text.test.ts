/** Texts as they come from phones, spreadsheets, slides and PDF, without what nobody can see in them. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanText, hasDirectionMarks, type TextKind } from '../../domain/clean-text.ts'

const kinds: readonly TextKind[] = ['line', 'lines', 'name']
const kind = fc.constantFrom(...kinds)

const marks = [
  '\0', '\u0001', '\u0007', '\u001B', '\u007F', '\u0080', '\u009F', '\u00AD', '\u061C', '\u200B', '\u200E', '\u200F', '\u2060', '\u2064',
  '\u206A', '\u206F', '\uFEFF', '\uFFF9', '\uFFFB', '\u{1D173}', '\u{E0001}', '\u{E0041}', '\u{E007F}', '\u2065', '\u034F', '\u115F',
  '\u1160', '\u3164', '\uFFA0',
]
const directions = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']
const joiners = ['\u200C', '\u200D', '\u180E']
const separators = ['\v', '\f', '\u0085', '\u2028', '\u2029']

const visible = [
  'Καφές στη Δράμα', 'a  b', '👨‍👩‍👧', '👩🏽‍🌾', '🏳️‍🌈', '🏴‍☠️', '🧔‍♀️', '❤️', '❤︎', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇬🇷',
  'e\u0301', 'ΐ', 'می‌خواهم', 'क्‍ष', 'क्‍', 'ശ്രീ', 'שָׁלוֹם', '한국',
  'ㄱ', '\u1112\u1161\u11AB', '葛󠄀', 'ᠠ᠎ᠠ', '\u0600١', '\u00A0', '\u3000', '\u2800', '€', '\uE000', '\uD83C',
]

test.each(visible)('%j stays as it is', (text) => {
  for (const each of kinds) expect(cleanText(text, each)).toBe(text)
})

describe('marks', () => {
  it.each(marks)('such as %j are removed', (mark) => {
    for (const each of kinds) expect(cleanText(`${mark}a${mark}${mark}β${mark}`, each)).toBe('aβ')
  })

  it.each(directions)('of direction such as %j are removed from a text', (mark) => {
    for (const each of ['line', 'lines'] as const) expect(cleanText(`${mark}a${mark}b\u202C`, each)).toBe('ab')
  })

  it.each(joiners)('that join nothing, such as %j, are removed', (joiner) => {
    for (const text of [`${joiner}a`, `a${joiner}b`, `α${joiner}`, `1${joiner}`, `e\u0301${joiner}b`, `👩${joiner}a`, `👩${joiner}`]) {
      expect(cleanText(text, 'line')).toBe(text.replace(joiner, ''))
    }
  })
})

describe('separators', () => {
  it.each(separators)('such as %j are line breaks, in one line spaces', (separator) => {
    const text = `a${separator}b`
    expect(kinds.map((each) => cleanText(text, each))).toEqual(['a b', 'a\nb', 'a b'])
  })

  it('that are typed stay, but a tab in one line', () => {
    expect(kinds.map((each) => cleanText('a\tb\r\nc\nd', each))).toEqual(['a b\r\nc\nd', 'a\tb\r\nc\nd', 'a b\r\nc\nd'])
  })
})

describe('a name', () => {
  it.each([
    ['\u202Dhttps://example.org\u202C', 'https://example.org'], [' \u2066maria\u2069 ', ' maria '], ['\u202A\u202Da\u202C\u202C', 'a'],
    ['\u2068Μαρία\u2069', 'Μαρία'], ['maria\u202C', 'maria'], ['\u200B \u202Dmaria', ' maria'],
  ])('loses the marks around it: %j', (typed, name) => {
    expect(cleanText(typed, 'name')).toBe(name)
    expect(hasDirectionMarks(name)).toBe(false)
  })

  it.each([
    'https://example.org/\u202Egpj.exe', '\u202Egro.elpmaxe', '\u202Bmaria', '\u2067maria\u2069', 'a\u202Db\u202C', 'a\u2066b\u2069', 'maria\u202E',
  ])('keeps marks that change the order of its letters: %j', (typed) => {
    expect(cleanText(typed, 'name')).toBe(typed)
    expect(hasDirectionMarks(typed)).toBe(true)
  })
})

describe('any text', () => {
  const part = fc.oneof(
    fc.constantFrom(...marks, ...directions, ...joiners, ...separators, ...visible, ' ', '\n', '\t', '\r', '👩', '🏴', 'ك', '\uFE0F'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  )
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''))

  it('is the same if it is cleaned again, and never longer', () => {
    fc.assert(fc.property(text, kind, (typed, each) => {
      const once = cleanText(typed, each)
      expect(cleanText(once, each)).toBe(once)
      expect(once.length).toBeLessThanOrEqual(typed.length)
    }), { numRuns: 2_000 })
  })

  it('keeps its visible characters in their order', () => {
    const seen = (typed: string) => typed.replaceAll(/(?!(?!\u034F)\p{M})[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    fc.assert(fc.property(text, kind, (typed, each) => {
      expect(seen(cleanText(typed, each))).toBe(seen(typed))
    }), { numRuns: 1_000 })
  })

  it('has no invisible control left', () => {
    fc.assert(fc.property(text, kind, (typed, each) => {
      expect(cleanText(typed, each)).not.toMatch(/(?![\t\n\r])\p{Cc}|[\u2028\u2029\u200B\u200E\u200F\u00AD\uFEFF]/u)
      if (each !== 'name') expect(hasDirectionMarks(cleanText(typed, each))).toBe(false)
    }))
  })

  it('takes little time, however many marks it has', () => {
    const many = (unit: string) => unit.repeat(10_000)
    const started = performance.now()
    for (const unit of [...marks, ...directions, ...joiners, ...separators, ' ', '🏴', '👩‍', 'ك\u200D']) {
      for (const each of kinds) cleanText(`x${many(unit)}x`, each)
    }
    expect(performance.now() - started).toBeLessThan(30_000)
  }, 60_000)
})
