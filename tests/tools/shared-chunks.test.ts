/** Which modules and messages that screens share are in the chunks that visitors load. */
import { expect, it } from 'vitest'
import { root } from '../../tools/run-command.ts'
import { sharedChunk, sharedRules, type ModuleGraph } from '../../tools/shared-chunks.ts'

interface Importers {
  readonly code?: string
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

const none = { importers: [], dynamicImporters: [] }

const fields = ['text', 'day', 'code', 'reason'].map((name) => `src/ui/form/${name}-field.tsx`)

const modules: Readonly<Record<string, Importers>> = {
  'src/screens.tsx': none,
  // The app knows the paths of all.
  'src/member-screens.tsx': { ...none, importers: ['src/routes/account/login.tsx'] },
  'src/routes/account/login.tsx': { ...none, dynamicImporters: ['src/screens.tsx'] },
  'src/routes/submission/add-something-green.tsx': { ...none, dynamicImporters: ['src/member-screens.tsx'] },
  'src/routes/moderation/moderation.tsx': { ...none, dynamicImporters: ['src/member-screens.tsx'] },
  'src/routes/account/code-dialog.tsx': { ...none, dynamicImporters: ['src/routes/account/login.tsx'] },
  // They import each other.
  'src/ui/form/form.tsx': {
    ...none, importers: ['src/ui/form/text-field.tsx', 'src/routes/submission/add-something-green.tsx', 'src/routes/account/login.tsx'],
  },
  'src/ui/form/text-field.tsx': { code: 'm.form_needed()', ...none, importers: ['src/ui/form/form.tsx'] },
  'src/ui/form/day-field.tsx': {
    code: 'm.form_open_days()', ...none,
    importers: ['src/routes/submission/add-something-green.tsx', 'src/routes/moderation/moderation.tsx'],
  },
  'src/ui/form/code-field.tsx': {
    code: 'm.form_code()', ...none, importers: ['src/routes/moderation/moderation.tsx', 'src/routes/account/code-dialog.tsx'],
  },
  'src/ui/form/reason-field.tsx': {
    code: 'm.form_reason()', ...none, importers: ['src/routes/moderation/moderation.tsx', 'src/routes/moderation/reasons.tsx'],
  },
  'src/routes/moderation/reasons.tsx': { ...none, dynamicImporters: ['src/member-screens.tsx', 'src/routes/moderation/moderation.tsx'] },
  'messages/compiled/messages.js': { ...none, importers: fields },
  'messages/compiled/messages/form_needed.js': { ...none, importers: ['messages/compiled/messages/_index.js'] },
  'messages/compiled/messages/form_open_days.js': { ...none, importers: ['messages/compiled/messages/_index.js'] },
  'messages/compiled/messages/form_code.js': { ...none, importers: ['messages/compiled/messages/_index.js'] },
  'messages/compiled/messages/form_reason.js': { ...none, importers: ['messages/compiled/messages/_index.js'] },
  'domain/days/days.ts': { ...none, importers: ['src/ui/form/form.tsx'] },
  'domain/days/typed-values.ts': { ...none, importers: ['src/ui/form/day-field.tsx'] },
}

const graph = {
  getModuleInfo: (id: string) => {
    const { code = null, importers = [], dynamicImporters = [] } = modules[id.slice(root.length + 1)] ?? {}
    const withRoot = (files: readonly string[]) => files.map((file) => `${root}/${file}`)
    return { id, code, isEntry: false, importers: withRoot(importers), dynamicImporters: withRoot(dynamicImporters) }
  },
} as unknown as ModuleGraph

it.each([
  ['src/ui/form/form.tsx', 'form'],
  ['src/ui/form/text-field.tsx', 'form'],
  ['src/ui/form/day-field.tsx', 'form-of-form'],
  ['src/ui/form/code-field.tsx', 'form-later'],
  ['src/ui/form/reason-field.tsx', 'form-of-members'],
  ['messages/compiled/messages/form_needed.js', 'messages'],
  ['messages/compiled/messages/form_open_days.js', 'messages-of-form'],
  ['messages/compiled/messages/form_code.js', 'messages-later'],
  ['messages/compiled/messages/form_reason.js', 'messages-of-members'],
])('names the chunk of %s "%s"', (file, name) => {
  expect(sharedChunk(`${root}/${file}`, graph)).toBe(name)
})

it.each([
  ['domain/days/days.ts', 'rules-of-days'],
  ['domain/days/typed-values.ts', 'rules-of-days-of-form'],
])('names the chunk of the rules of %s "%s"', (file, name) => {
  expect(sharedRules(`${root}/${file}`, graph)).toBe(name)
})
