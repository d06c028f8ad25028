/** The bounds of bodies, which are checked before validation. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundFault } from '../../../../server/http/contract/body-bounds.ts'

const faultOf = (value: unknown) => boundFault(Buffer.from(JSON.stringify(value)))

/** Counts the entries of lists and members of objects, without the first of each. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return Math.max(0, inner.length - 1) + inner.reduce((sum: number, each) => sum + valuesIn(each), 0)
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  return 1 + Math.max(0, ...Object.values(value).map(depthOf))
}

it('a body is accepted if it has few values and levels, whatever its texts contain', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 10, stringUnit: 'binary' }), (value) => {
    const [isDeep, isLarge] = [depthOf(value) > 8, valuesIn(value) + 1 > 500]
    expect(faultOf(value) !== null).toBe(isDeep || isLarge)
  }))
})

it.each([
  ['500 values', Array.from({ length: 500 }, () => 'Art'), null],
  ['501 values', Array.from({ length: 501 }, () => 'Art'), { rule: 'too-many-values', limit: 500 }],
  ['501 fields', Object.fromEntries(Array.from({ length: 501 }, (_, n) => [n, n])), { rule: 'too-many-values', limit: 500 }],
  ['eight levels', JSON.parse(`${'['.repeat(8)}${']'.repeat(8)}`), null],
  ['nine levels', JSON.parse(`${'['.repeat(9)}${']'.repeat(9)}`), { rule: 'too-deep', limit: 8 }],
  ['JSON syntax inside a text', `[[[[[[[[[[\\"${','.repeat(600)}`, null],
] as const)('a body has bounds: %s', (_, value, fault) => {
  expect(faultOf(value)).toEqual(fault)
})
