/** Which files of the project refer to which: by imports, and by strings that hold the path of a file. */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** The files that refer to a file, by its path. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

const readable = /\.(ts|tsx|js|css)$/

/** Types are checked by the compiler; a change of a type alone changes no behaviour. */
const importOfTypes = /^(?:import|export) type [^'"]*(['"])[^'"]*\1/gm

const quoted = /['"`]([\w@.][\w@./-]*\.\w+)['"`]/g

/** Sources are imported by a relative path; tests that name one from the root only mean its name. */
const onlyNamed = /^(contract|domain|words|server|src)\/.*\.tsx?$/

/** Reads the files, whose paths begin at `root`. */
export function readImporters(root: string, files: readonly string[]): Importers {
  const known = new Set(files)
  const texts = files
    .filter((file) => readable.test(file) && existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
  return importersOf(texts, (path) => known.has(path))
}

/** The graph of files with given texts. */
export function importersOf(texts: readonly (readonly [file: string, text: string])[], isFile: (path: string) => boolean): Importers {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const target of references(file, text).filter(isFile)) {
      importers.set(target, (importers.get(target) ?? new Set()).add(file))
    }
  }
  return importers
}

function references(file: string, text: string): string[] {
  return [...text.replaceAll(importOfTypes, '').matchAll(quoted)].flatMap(([, path = '']) => {
    if (onlyNamed.test(path)) return []
    const target = path.startsWith('.') ? posix.join(posix.dirname(file), path) : path
    // Compiled messages are no files of the repository.
    return [target.startsWith('messages/compiled/') ? 'messages/en.json' : target]
  })
}

/** How many steps each file is away from the changed ones, which are at 0. Files that no reference leads to are absent. */
export function stepsFrom(changed: readonly string[], importers: Importers): ReadonlyMap<string, number> {
  const steps = new Map(changed.map((file) => [file, 0]))
  // Files that are added while the loop runs are visited too.
  for (const [file, count] of steps) {
    for (const importer of importers.get(file) ?? []) {
      if (!steps.has(importer)) steps.set(importer, count + 1)
    }
  }
  return steps
}
