/** Instruments the ES modules that hooks of Node's module loader load. */
import * as modules from 'node:module'
import { fileURLToPath } from 'node:url'
import { instrumentFile } from './instrument-file.ts'

export interface Loaded {
  readonly format: string
  readonly source?: string | ArrayBuffer | Uint8Array | null
}

/** What a hook loaded, instrumented if it is an ES module of the project. */
export function instrumentModule(url: string, loaded: Loaded, folder: string): Loaded {
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
