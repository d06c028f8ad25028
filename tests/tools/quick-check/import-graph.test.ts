/** The graph of references, by which the quick check finds the tests of a change. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { importersOf, stepsFrom, type Importers } from '../../../tools/quick-check/import-graph.ts'

const files = ['a/b.ts', 'a/c.css', 'd.json', 'messages/en.json', 'src/main.tsx']

const importers = (text: string): string[] =>
  [...importersOf([['a/e.ts', text]], (path) => files.includes(path))].map(([target]) => target)

describe('a file refers to', () => {
  it.each([
    ['what it imports', "import { b } from './b.ts'", ['a/b.ts']],
    ['what it imports on several lines', "import {\n  b,\n  type C,\n} from './b.ts'", ['a/b.ts']],
    ['what it imports for its effect', "import './c.css'", ['a/c.css']],
    ['what it imports later', "await import('../a/b.ts')", ['a/b.ts']],
    ['what it composes', "composes: panel from './c.css';", ['a/c.css']],
    ['what it reads by a relative address', "new URL('../d.json', import.meta.url)", ['d.json']],
    ['what it reads from the root', "readFileSync('d.json')", ['d.json']],
    ['the source of compiled messages', "import { m } from '../messages/compiled/messages.js'", ['messages/en.json']],
  ])('%s', (_what, text, expected) => {
    expect(importers(text)).toEqual(expected)
  })

  it.each([
    ['a package', "import { it } from 'vitest'"],
    ['a file that does not exist', "import './x.ts'"],
    ['what it imports types of', "import type { B } from './b.ts'"],
    ['what it imports types of on several lines', "import type {\n  B,\n} from './b.ts'"],
    ['a source that it only names', "const entry = 'src/main.tsx'"],
  ])('no file by %s', (_what, text) => {
    expect(importers(text)).toEqual([])
  })

  it('what it imports after an import of types', () => {
    expect(importers("import type { B } from './b.ts'\nimport './c.css'")).toEqual(['a/c.css'])
  })
})

const graph = fc
  .array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 25 })
  .map((edges) => {
    const found = new Map<string, Set<string>>()
    for (const [target, importer] of edges) found.set(`${target}`, (found.get(`${target}`) ?? new Set()).add(`${importer}`))
    return found as Importers
  })

describe('the steps from changed files', () => {
  it('count the references of the shortest way', () => {
    const chain: Importers = new Map([['a', new Set(['b', 'c'])], ['b', new Set(['c'])], ['c', new Set(['d', 'a'])]])
    expect([...stepsFrom(['a'], chain)]).toEqual([['a', 0], ['b', 1], ['c', 1], ['d', 2]])
  })

  it('are the shortest, and complete, in any graph', () => {
    fc.assert(
      fc.property(graph, fc.array(fc.nat(9).map(String), { minLength: 1, maxLength: 3 }), (importersOfAll, changed) => {
        const steps = stepsFrom(changed, importersOfAll)
        for (const file of changed) expect(steps.get(file)).toBe(0)
        for (const [file, count] of steps) {
          for (const importer of importersOfAll.get(file) ?? []) expect(steps.get(importer)).toBeLessThanOrEqual(count + 1)
          const closer = [...steps].filter(([each, other]) => other === count - 1 && importersOfAll.get(each)?.has(file))
          if (count > 0) expect(closer).not.toEqual([])
        }
      }),
    )
  })
})
