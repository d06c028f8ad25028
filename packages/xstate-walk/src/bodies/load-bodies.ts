/** Lets Node instrument what is imported from now on. */
import Module, { register } from 'node:module'
import { instrumentFile } from './instrument-file.ts'
import { installSwitches } from './switches.ts'

/** Must come after any loader of TypeScript, whose output it reads. */
export function instrumentImports(folder: string): void {
  installSwitches()
  register(import.meta.url.endsWith('.ts') ? './load-hook.ts' : './load-hook.js', import.meta.url, { data: { folder } })
  instrumentRequired(folder)
}

/** What Node and the loaders of TypeScript compile each module in CommonJS with. No hook of the module loader sees its source. */
interface Compiler {
  _compile(this: unknown, code: string, file: string, ...rest: readonly unknown[]): unknown
}

function instrumentRequired(folder: string): void {
  const modules = Module.prototype as unknown as Compiler
  const compile = modules._compile
  modules._compile = function compileInstrumented(code, file, ...rest) {
    return compile.call(this, instrumentFile(code, { file, folder, kind: 'script' }) ?? code, file, ...rest)
  }
}
