/** The words in which two texts differ. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedWords, type TextPart } from '../../domain/changed-words.ts'

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'δ', ' ', '\n'), { maxLength: 30 }).map((letters) => letters.join(''))

const textOf = (parts: readonly TextPart[], ...kinds: TextPart['kind'][]) =>
  parts.filter(({ kind }) => kinds.includes(kind)).map((part) => part.text).join('')

const words = (given: string) => given.match(/\S+\s*|\s+/g) ?? []

/** The most words that can be the same, by trying. */
function mostSame(a: readonly string[], b: readonly string[]): number {
  const [first, ...rest] = a
  if (first === undefined) return 0
  const found = b.indexOf(first)
  const without = mostSame(rest, b)
  return found === -1 ? without : Math.max(without, 1 + mostSame(rest, b.slice(found + 1)))
}

describe('changed words', () => {
  it.each<[string, string, TextPart[]]>([
    ['', '', []],
    ['Walk', 'Walk', [{ text: 'Walk', kind: 'same' }]],
    ['Bring water', 'Bring gloves and water', [
      { text: 'Bring ', kind: 'same' }, { text: 'gloves and ', kind: 'added' }, { text: 'water', kind: 'same' },
    ]],
    ['At 18:00 in Volos', 'At 19:00 in Volos', [
      { text: 'At ', kind: 'same' }, { text: '18:00 ', kind: 'removed' }, { text: '19:00 ', kind: 'added' },
      { text: 'in Volos', kind: 'same' },
    ]],
    ['', 'New', [{ text: 'New', kind: 'added' }]],
  ])('of %j and %j', (before, after, parts) => {
    expect(changedWords(before, after)).toEqual(parts)
  })

  it('contain both texts, with as many words in common as possible', () => {
    fc.assert(fc.property(text, text, (before, after) => {
      const parts = changedWords(before, after)
      expect(textOf(parts, 'same', 'removed')).toBe(before)
      expect(textOf(parts, 'same', 'added')).toBe(after)
      const same = parts.filter(({ kind }) => kind === 'same').flatMap((part) => words(part.text))
      if (words(before).length <= 10) expect(same).toHaveLength(mostSame(words(before), words(after)))
      for (const [index, part] of parts.entries()) expect(part.kind).not.toBe(parts[index + 1]?.kind)
    }))
  })

  it('of two long texts without a common word are those of the texts', () => {
    const [before, after] = ['a ', 'b '].map((word) => word.repeat(2_500)) as [string, string]
    expect(changedWords(before, after)).toEqual([{ text: before, kind: 'removed' }, { text: after, kind: 'added' }])
  })
})
