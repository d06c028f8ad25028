/** Imports files of a project, also in TypeScript. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { UsageError } from './usage-error.ts'

/** The exports of a file. Throws UsageError with the mistake in the file, without the code that imports it. */
export async function importFile(file: string): Promise<Exports> {
  await prepareFor(file)
  try {
    return withThoseOfCommonJs((await import(pathToFileURL(file).href)) as Exports)
  } catch (error) {
    throw new UsageError(`${relative(process.cwd(), file)} cannot be imported: ${(error as Error).message}${placeOf(error as Error, file)}`)
  }
}

/** Where in the project an error is, in parentheses; empty if that is not known, or is said by its message. */
function placeOf(error: Error, file: string): string {
  const lines = error.name === 'SyntaxError' ? uncaught(file).split('\n', 1) : (error.stack ?? '').split('\n')
  const places = lines.flatMap((line) => {
    const [, url = '', rest = ''] = /(?:^|[\s(])(file:\/\/[^\s()]+?|\/[^\s()]+?)((?::\d+){1,2})\)?$/.exec(line) ?? []
    const path = url.startsWith('file:') ? fileURLToPath(url.split('?')[0] ?? url) : url
    const isForeign = path === '' || path.includes('node_modules') || path.startsWith(import.meta.dirname)
    return isForeign ? [] : [`${relative(process.cwd(), path)}${rest}`]
  })
  return places[0] === undefined || error.message.includes(places[0]) ? '' : ` (${places[0]})`
}

/** What Node says of a module that cannot be read: only an error that nothing catches tells the line. No module of it runs. */
function uncaught(file: string): string {
  const words = ['--input-type=module', '--eval', `import ${JSON.stringify(pathToFileURL(file).href)}`]
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stderr
}

type Exports = Readonly<Record<string, unknown>>

/** Node finds only some exports of a module in CommonJS by its text; all are in `default`. */
function withThoseOfCommonJs(found: Exports): Exports {
  const { default: all } = found
  return typeof all === 'object' && all !== null && '__esModule' in all ? { ...(all as Exports), ...found } : found
}

/** Loads what the import of a file needs. Throws UsageError if it is missing. */
export async function prepareFor(file: string): Promise<void> {
  if (/\.[cm]?ts$/.test(file)) await (typeScript ??= loadTypeScript(file))
}

let typeScript: Promise<void> | undefined

/** By `tsx` where the project has it; without it, Node reads TypeScript by itself from version 22.18 on. */
async function loadTypeScript(file: string): Promise<void> {
  const { features, execArgv } = process
  // The modules of a test are loaded by Vitest.
  if ('__vitest_worker__' in globalThis || execArgv.some((argument) => argument.includes('tsx'))) return
  const manifest = manifestOfTsx(file)
  if (manifest === null) {
    if ('typescript' in features && features.typescript) return
    throw new UsageError(`${relative(process.cwd(), file)} is in TypeScript. Install tsx in the project, or use Node 22.18 or later.`)
  }
  for (const url of loadersIn(manifest)) ((await import(url)) as { readonly register: () => void }).register()
}

/** The package.json of `tsx`; null if the project has none. */
function manifestOfTsx(file: string): string | null {
  try {
    return createRequire(resolve(file)).resolve('tsx/package.json')
  } catch {
    return null
  }
}

interface TsxManifest {
  readonly exports: Readonly<Record<'./cjs/api' | './esm/api', { readonly import: { readonly default: string } }>>
}

/** The URLs of the loaders for CommonJS and ES modules. */
function loadersIn(manifest: string): string[] {
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as TsxManifest
  // `require.resolve` finds the variants for CommonJS, of which that of ES modules does not find its own files in tsx 4.23.
  return [exports['./cjs/api'], exports['./esm/api']].map((api) => pathToFileURL(join(dirname(manifest), api.import.default)).href)
}
