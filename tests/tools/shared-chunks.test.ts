/** Which modules that screens share are in the chunks that visitors load. */
import { expect, it } from 'vitest'
import { root } from '../../tools/run-command.ts'
import { sharedChunk, sharedRules, type ModuleGraph } from '../../tools/shared-chunks.ts'

interface Importers {
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

const none = { importers: [], dynamicImporters: [] }

const modules: Readonly<Record<string, Importers>> = {
  'src/screens.tsx': none,
  'src/routes/account/login.tsx': { ...none, dynamicImporters: ['src/screens.tsx'] },
  'src/routes/submission/form.tsx': { ...none, dynamicImporters: ['src/member-screens.tsx'] },
  'src/routes/account/code-dialog.tsx': { ...none, dynamicImporters: ['src/routes/account/login.tsx'] },
  // They import each other.
  'src/ui/form/form.tsx': {
    ...none, importers: ['src/ui/form/text-field.tsx', 'src/routes/submission/form.tsx', 'src/routes/account/login.tsx'],
  },
  'src/ui/form/text-field.tsx': { ...none, importers: ['src/ui/form/form.tsx'] },
  'src/ui/form/day-field.tsx': { ...none, importers: ['src/routes/submission/form.tsx', 'src/routes/account/code-dialog.tsx'] },
  'domain/days/days.ts': { ...none, importers: ['src/ui/form/form.tsx'] },
  'domain/days/typed-values.ts': { ...none, importers: ['src/ui/form/day-field.tsx'] },
}

const graph = {
  getModuleInfo: (id: string) => {
    const { importers = [], dynamicImporters = [] } = modules[id.slice(root.length + 1)] ?? {}
    const withRoot = (files: readonly string[]) => files.map((file) => `${root}/${file}`)
    return { isEntry: false, importers: withRoot(importers), dynamicImporters: withRoot(dynamicImporters) }
  },
} as unknown as ModuleGraph

it.each([
  ['src/ui/form/form.tsx', 'form'],
  ['src/ui/form/text-field.tsx', 'form'],
  ['src/ui/form/day-field.tsx', 'form-later'],
])('names the chunk of %s "%s"', (file, name) => {
  expect(sharedChunk(`${root}/${file}`, graph)).toBe(name)
})

it.each([
  ['domain/days/days.ts', 'rules-of-days'],
  ['domain/days/typed-values.ts', 'rules-of-days-later'],
])('names the chunk of the rules of %s "%s"', (file, name) => {
  expect(sharedRules(`${root}/${file}`, graph)).toBe(name)
})
