/** A hook of Node's module loader that instruments the modules of a project. It runs in the thread of the loader. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { instrument } from './instrument.ts'

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
  if (!isOfProject(url) || !loaded.source || loaded.format !== 'module') return loaded
  const code = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source)
  if (!/\b(guards?|assign)\b/.test(code)) return loaded
  const changed = instrument(code, relative(folder, fileURLToPath(url.split('?')[0] ?? url)))
  return changed ? { ...loaded, source: changed.code } : loaded
}

function isOfProject(url: string): boolean {
  return url.startsWith('file:') && !url.includes('/node_modules/') && fileURLToPath(url.split('?')[0] ?? url).startsWith(folder)
}
