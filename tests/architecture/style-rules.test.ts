/** Rules for all style sheets. */
import { basename, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const forPointers = /^( *)@media \(hover: hover\) \{\n[^]*?\n\1\}$/gm

it.each(sourceFiles('.css'))('$path has hover styles only for pointers that hover: on a phone they stay after a tap', ({ text }) => {
  expect(text.replaceAll(forPointers, '')).not.toContain(':hover')
})

describe('classes of modules', () => {
  const sheets = new Map(sourceFiles('.module.css').map(({ path, text }) => [path, text]))
  const users = sourceFiles('.ts', '.tsx').filter(({ path, text }) => path.startsWith('src/') && text.includes('.module.css'))

  it.each([...users, ...sourceFiles('.module.css')])('$path uses classes that exist', ({ path, text }) => {
    expect(unknownClasses(path, text)).toEqual([])
  })

  it('finds what a component, and what another sheet, takes from a sheet that does not have it', () => {
    const list = "import list from './entry-list.module.css'\nlist.list, list.cut, entry-list.cut, a.list.cut"
    expect(unknownClasses('src/ui/lists/a.tsx', list)).toEqual(['list.cut'])
    expect(unknownClasses('src/ui/form/a.module.css', ".a {\n  composes: panel pane from '../panel.module.css';\n}")).toEqual(['pane'])
  })

  function unknownClasses(path: string, text: string): string[] {
    const taken = [...text.matchAll(/^import (\w+) from '(\S+\.module\.css)'/gm)].flatMap(([, name = '', sheet = '']) => {
      const used = [...text.matchAll(new RegExp(`(?<![\\w./'"-])${name}\\.(\\w+)`, 'g'))]
      return used.map(([use, className = '']) => ({ use, className, sheet }))
    })
    const composed = [...text.matchAll(/composes: ([\w -]+) from ['"](\S+)['"]/g)].flatMap(([, names = '', sheet = '']) =>
      names.split(' ').map((className) => ({ use: className, className, sheet })))
    return [...taken, ...composed].flatMap(({ use, className, sheet }) => {
      const found = new RegExp(`\\.${className}(?![\\w-])`).test(sheets.get(join(path, '..', sheet)) ?? '')
      return found ? [] : [use]
    })
  }
})

it('has no two modules of one name, after which their classes are named', () => {
  const names = sourceFiles('.module.css').map(({ path }) => basename(path))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
