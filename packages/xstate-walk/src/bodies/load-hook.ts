/** A hook of Node's module loader that instruments the ES modules of a project. It runs in the thread of the loader. */
import * as modules from 'node:module'
import { fileURLToPath } from 'node:url'
import { instrumentFile } from './instrument-file.ts'

interface Loaded {
  readonly format: string
  readonly source?: string | ArrayBuffer | Uint8Array
}

let folder = process.cwd()

export function initialize(data: { readonly folder: string } | undefined): void {
  folder = data?.folder ?? folder
}

export async function load(url: string, context: unknown, nextLoad: (url: string, context: unknown) => Promise<Loaded>): Promise<Loaded> {
  const loaded = await nextLoad(url, context)
  if (!url.startsWith('file:') || !loaded.source || !/^module(?:-typescript)?$/.test(loaded.format)) return loaded
  const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
  const code = loaded.format === 'module' ? text : withoutTypes(text)
  const changed = instrumentFile(code, { file: fileURLToPath(url.split('?')[0] ?? url), folder, kind: 'module' })
  return changed === null ? loaded : { ...loaded, format: 'module', source: changed }
}

/** Node 22.18 and later give the hook TypeScript, in which types are replaced by spaces. */
function withoutTypes(text: string): string {
  return (modules as unknown as { stripTypeScriptTypes: (text: string) => string }).stripTypeScriptTypes(text)
}
