/** The hand-written files of the project, for the tests that check sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

export interface SourceFile {
  /** Relative to the root of the project, with slashes. */
  readonly path: string
  readonly text: string
}

const generated = /^(node_modules|dist|data|\.git|messages\/compiled|tests\/results|package-lock\.json|contract\/openapi\.ts)(\/|$)/

/** All files whose name ends with one of the endings. */
export function sourceFiles(...endings: readonly string[]): SourceFile[] {
  return pathsBelow('')
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export function lineCount({ text }: SourceFile): number {
  return text.trimEnd().split('\n').length
}

function pathsBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (generated.test(path)) return []
    return entry.isDirectory() ? pathsBelow(path) : [path]
  })
}
