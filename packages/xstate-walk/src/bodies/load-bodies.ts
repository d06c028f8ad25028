/** Lets Node's module loader instrument what is imported from now on. */
import { register } from 'node:module'
import { installSwitches } from './switches.ts'

/** Must come after any loader of TypeScript, whose output it reads. */
export function instrumentImports(folder: string): void {
  installSwitches()
  register(import.meta.url.endsWith('.ts') ? './load-hook.ts' : './load-hook.js', import.meta.url, { data: { folder } })
}
