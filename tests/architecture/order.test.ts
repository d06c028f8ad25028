/** A function that is not exported stands below what uses it, so that a file begins with what it is for. */
import ts from 'typescript'
import { expect, it } from 'vitest'
import { sourceFiles } from '../support/runner/source-files.ts'

const checked = /^(domain|words|src|server|packages\/[^/]+\/src)\//

it('has each function below the only part of the file that uses it', () => {
  const files = sourceFiles('.ts', '.tsx').filter(({ path }) => checked.test(path))
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap(({ path, text }) => aboveTheirUse(path, text).map((name) => `${path}: ${name}`))).toEqual([])
})

it('finds a function above its only use, and none that several parts share', () => {
  const file = 'function only() {}\nfunction shared() {}\nexport function a() { only(); shared() }\nfunction b() { shared(b) }'
  expect(aboveTheirUse('file.ts', file)).toEqual(['only'])
})

function aboveTheirUse(path: string, text: string): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return statements.flatMap((statement, place) => {
    if (!ts.isFunctionDeclaration(statement) || !statement.name || isExported(statement)) return []
    const name = statement.name.text
    const users = statements.filter((other) => other !== statement && names(other, name))
    return users.length === 1 && users[0] && statements.indexOf(users[0]) > place ? [name] : []
  })
}

function isExported({ modifiers }: ts.FunctionDeclaration): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}

function names(node: ts.Node, name: string): boolean {
  const isProperty = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node
  if (ts.isIdentifier(node) && node.text === name) return !isProperty
  return ts.forEachChild(node, (child) => names(child, name) || undefined) ?? false
}
