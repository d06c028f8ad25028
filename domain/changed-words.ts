/** The words in which two texts differ. */

/** A part of a text: in both texts, only in the earlier, or only in the later one. */
export interface TextPart {
  readonly text: string
  readonly kind: 'same' | 'removed' | 'added'
}

/** So many pairs of words are compared; of longer texts, the middle in which they differ is replaced as a whole. */
const maxPairs = 4_000_000

/**
 * The parts of two texts, in order. Those that are the same or removed are the earlier text, those that are the same or added the later
 * one. As many words as possible are the same; white space belongs to the word before it.
 */
export function changedWords(before: string, after: string): TextPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(a, b)
  const end = commonStart(a.slice(start).reverse(), b.slice(start).reverse())
  const middle = [a.slice(start, a.length - end), b.slice(start, b.length - end)] as const
  return joined([
    ...a.slice(0, start).map(part('same')),
    ...differences(...middle),
    ...a.slice(a.length - end).map(part('same')),
  ])
}

function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function part(kind: TextPart['kind']) {
  return (text: string): TextPart => ({ text, kind })
}

function commonStart(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, index) => word !== b[index])
  return differs === -1 ? a.length : differs
}

/** Removed words stand before those that were added in their place. */
function differences(a: readonly string[], b: readonly string[]): TextPart[] {
  if (a.length * b.length > maxPairs) return [...a.map(part('removed')), ...b.map(part('added'))]
  const lengths = commonLengths(a, b)
  const width = b.length + 1
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [word, other] = [a[i], b[j]]
    if (word !== undefined && word === other) {
      parts.push({ text: word, kind: 'same' })
      i += 1
      j += 1
    } else if (word !== undefined && (other === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ text: word, kind: 'removed' })
      i += 1
    } else {
      parts.push({ text: other ?? '', kind: 'added' })
      j += 1
    }
  }
  return parts
}

/** For each pair of places, the length of the longest common subsequence of the words from there on, row by row. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [below, right, both] = [(i + 1) * width + j, i * width + j + 1, (i + 1) * width + j + 1]
      lengths[i * width + j] = a[i] === b[j] ? (lengths[both] ?? 0) + 1 : Math.max(lengths[below] ?? 0, lengths[right] ?? 0)
    }
  }
  return lengths
}

function joined(parts: readonly TextPart[]): TextPart[] {
  const all: TextPart[] = []
  for (const next of parts) {
    const last = all.at(-1)
    if (last?.kind === next.kind) all[all.length - 1] = { ...last, text: last.text + next.text }
    else all.push(next)
  }
  return all
}
