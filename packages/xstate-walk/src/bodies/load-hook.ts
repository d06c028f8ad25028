/** A hook of Node's module loader that instruments the ES modules of a project. It runs in the thread of the loader. */
import { instrumentModule, type Loaded } from './instrument-module.ts'

let folder = process.cwd()

export function initialize(data: { readonly folder: string } | undefined): void {
  folder = data?.folder ?? folder
}

export async function load(url: string, context: unknown, nextLoad: (url: string, context: unknown) => Promise<Loaded>): Promise<Loaded> {
  return instrumentModule(url, await nextLoad(url, context), folder)
}
