/** Instruments the code of a file of the project. */
import { relative, sep } from 'node:path'
import { instrument, type ModuleKind } from './instrument.ts'

interface CodeFile {
  readonly file: string
  /** The folder of the project. */
  readonly folder: string
  readonly kind: ModuleKind
}

/** Null if nothing is to be changed: the code is of a package, or has no function that a machine could call. */
export function instrumentFile(code: string, { file, folder, kind }: CodeFile): string | null {
  if (!file.startsWith(folder) || file.includes(`${sep}node_modules${sep}`) || !/\b(guards?|assign|createMachine|context|event)\b/.test(code)) return null
  return instrument(code, relative(folder, file), kind)?.code ?? null
}
