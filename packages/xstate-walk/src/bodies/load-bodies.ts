/** Lets Node instrument what is imported from now on. */
import Module, { register } from 'node:module'
import { instrumentFile } from './instrument-file.ts'
import { instrumentModule, type Loaded } from './instrument-module.ts'
import { installSwitches } from './switches.ts'

/** Must come after any loader of TypeScript, whose output it reads. */
export function instrumentImports(folder: string): void {
  installSwitches()
  const { registerHooks } = Module as unknown as Partial<SynchronousHooks>
  if (registerHooks) registerHooks({ load: (url, context, nextLoad) => instrumentModule(url, nextLoad(url, context), folder) })
  else register(import.meta.url.endsWith('.ts') ? './load-hook.ts' : './load-hook.js', import.meta.url, { data: { folder } })
  instrumentRequired(folder)
}

/**
 * Node has these from 22.15 on. Each sees what the hooks before it return, those of other threads among them; a hook in another thread
 * would see TypeScript instead of what `tsx` makes of it by such a hook.
 */
interface SynchronousHooks {
  registerHooks(hooks: {
    load(url: string, context: unknown, nextLoad: (url: string, context: unknown) => Loaded): Loaded
  }): void
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
