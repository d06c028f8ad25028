/** Modules of views keep nothing that changes: state is in machines, components and the address. */
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

/** What belongs to the document, as its modules and elements do: the code that it could not fetch, and the elements that it measures. */
const ofTheDocument = {
  'src/ui/lazy-component.ts': ['missing', 'watchers'],
  'src/ui/listing/use-is-cut.ts': ['reports', 'added'],
}

/** A variable at the top of a module that is assigned again, or a collection that begins empty. */
const changing = /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)\b(?!: readonly|: Readonly).* = (?:new (?:Weak)?(?:Map|Set)\b.*\(\)|\[\]|\{\})$)/gm

it('finds no variable that changes but those of the document', () => {
  const views = sourceFiles('.ts', '.tsx').filter(({ path }) => /^src\/(ui|routes)\//.test(path))
  const found = views.map(({ path, text }) => [path, changingIn(text)] as const).filter(([, names]) => names.length > 0)
  expect(Object.fromEntries(found)).toEqual(ofTheDocument)
})

it('tells what changes from what does not, and from what is inside a function', () => {
  const changing = 'let a = 1\nexport let b: string\nconst c = new Map<string, () => void>()\nconst d: string[] = []'
  expect(changingIn(changing)).toEqual(['a', 'b', 'c', 'd'])
  expect(changingIn("const a = 1\nconst b = new Set(['one'])\nfunction c() {\n  let d = 1\n}")).toEqual([])
})

function changingIn(text: string): string[] {
  return [...text.matchAll(changing)].map(([, variable, collection]) => variable ?? collection ?? '')
}
