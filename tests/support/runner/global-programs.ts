/** Bundles the programs that tests start in processes of their own, once per test run: each starts without compiling sources. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from '../../../tools/bundle-programs.ts'
import { writeContract } from '../../../tools/contract-json.ts'
import { root } from '../../../tools/run-command.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the bundled programs, with the contract as JSON, as in `dist`. */
    programs: string
  }
}

const sources = [
  'server/main.ts', 'server/admin.ts', 'server/generate.ts',
  'tests/support/servers/server-program.ts', 'tests/support/servers/migration-program.ts', 'tests/support/servers/work-program.ts',
]

export default async function setup(project: TestProject): Promise<() => void> {
  // The folder is in node_modules, since packages are found from there. Tests also start programs as other users.
  const folder = mkdtempSync(join(root, 'node_modules/.programs-'))
  chmodSync(folder, 0o755)
  await bundlePrograms(sources, folder)
  writeContract(folder)
  project.provide('programs', folder)
  return () => rmSync(folder, { recursive: true })
}
