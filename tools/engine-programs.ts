/** Finds the installed browsers of other engines, for `npm run engines`. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const engines = ['webkit', 'firefox'] as const

export type Engine = (typeof engines)[number]

/** The program that each one is started with, and the package of Debian that has it. */
const programs = [
  { name: 'WebKitWebDriver', debian: 'webkit2gtk-driver' },
  { name: 'MiniBrowser', debian: 'webkit2gtk-driver' },
  { name: 'Xvfb', debian: 'xvfb' },
  { name: 'firefox-esr', debian: 'firefox-esr' },
] as const

/** The path of an installed program; null if there is none. */
export function engineProgram(name: (typeof programs)[number]['name']): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...(name === 'MiniBrowser' ? webkitFolders() : [])]
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null
}

/** One sentence that says what to install; null if nothing is missing. */
export function missingEngines(find: typeof engineProgram = engineProgram): string | null {
  const missing = new Set(programs.filter(({ name }) => find(name) === null).map(({ debian }) => debian))
  return missing.size === 0 ? null : `Install what is missing with: apt-get install ${[...missing].join(' ')}`
}

/** Debian keeps the browser of WebKitGTK beside its library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function webkitFolders(): readonly string[] {
  const children = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])
  return children('/usr/lib').filter((folder) => folder.endsWith('-linux-gnu')).flatMap(children)
    .filter((folder) => /\/webkit2?gtk-\d/.test(folder)).reverse()
}
