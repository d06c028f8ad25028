/** Imports files of a project, also in TypeScript. */
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { UsageError } from './usage-error.ts'

/** The exports of a file. Throws UsageError with the mistake in the file, without the code that imports it. */
export async function importFile(file: string): Promise<Readonly<Record<string, unknown>>> {
  await prepareFor(file)
  try {
    return (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new UsageError(`${relative(process.cwd(), file)} cannot be imported: ${(error as Error).message}`)
  }
}

/** Loads what the import of a file needs. Throws UsageError if it is missing. */
export async function prepareFor(file: string): Promise<void> {
  if (/\.m?ts$/.test(file)) await (typeScript ??= loadTypeScript(file))
}

let typeScript: Promise<void> | undefined

/** Node reads TypeScript by itself from version 22.18; before, `tsx` of the project does. */
async function loadTypeScript(file: string): Promise<void> {
  const { features, execArgv, env } = process
  if (('typescript' in features && features.typescript) || env.VITEST || execArgv.some((argument) => argument.includes('tsx'))) return
  try {
    const { register } = (await import(pathToFileURL(createRequire(file).resolve('tsx/esm/api')).href)) as { register: () => void }
    register()
  } catch {
    throw new UsageError(`${relative(process.cwd(), file)} is in TypeScript. Install tsx in the project, or use Node 22.18 or later.`)
  }
}
