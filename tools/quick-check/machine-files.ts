/** The files of every machine of the site: `src/machines/FEATURE/NAME.ts` and `tests/src/machines/FEATURE/NAME.table.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const machines = 'src/machines'
const root = new URL('../../', import.meta.url).pathname

/** The files of a machine, relative to the root of the project. */
export interface MachineFiles {
  readonly source: string
  readonly table: string
  readonly test: string
}

/** The files of each machine, by its name. */
const filesByName: ReadonlyMap<string, MachineFiles> = new Map(
  readdirSync(join(root, machines), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && /\.createMachine\(/.test(readFileSync(join(root, machines, file), 'utf8')))
    .map((file) => {
      const path = `${machines}/${file.replace(/\.ts$/, '')}`
      return [path.replace(/.*\//, ''), { source: `${path}.ts`, table: `tests/${path}.table.ts`, test: `tests/${path}.test.ts` }]
    }),
)

/** The names of the files that hold a machine. */
export function machineNames(): string[] {
  return [...filesByName.keys()].sort()
}

/** Throws if there is no machine with this name. */
export function machineFiles(name: string): MachineFiles {
  const files = filesByName.get(name)
  if (!files) throw new Error(`There is no machine "${name}". There are: ${machineNames().join(', ')}.`)
  return files
}
