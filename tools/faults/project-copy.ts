/** A copy of the project, in which faults are planted one at a time. */
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { isBuilt } from '../build-stamp.js'
import { root, runCommand, type CommandOptions, type CommandResult } from '../run-command.ts'
import { withFault, type Fault } from './fault.ts'

/** Folders that the copy does not need or links to. */
const leftOut = new Set(['.git', 'node_modules', 'data', 'results'])

export class ProjectCopy {
  readonly #folder = realpathSync(mkdtempSync(join(tmpdir(), 'prasino-faults-')))

  constructor() {
    // Also after Ctrl-C and `kill`.
    process.once('exit', () => rmSync(this.#folder, { recursive: true, force: true }))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(128 + constants.signals[signal]))
    // The links of the build stay within the copy.
    cpSync(root, this.#folder, { recursive: true, verbatimSymlinks: true, filter: (path) => path === root || !leftOut.has(basename(path)) })
    symlinkSync(join(root, 'node_modules'), join(this.#folder, 'node_modules'))
  }

  /** The path of a file of the copy. */
  path(file: string): string {
    return join(this.#folder, file)
  }

  /** Builds the site, unless the project was built from these sources. */
  async build(): Promise<void> {
    if (!isBuilt(this.#folder)) await this.succeed('tsx tools/build.ts')
  }

  run(command: string, options: Pick<CommandOptions, 'env'> = {}): Promise<CommandResult> {
    return runCommand(command, { ...options, folder: this.#folder })
  }

  async succeed(command: string): Promise<void> {
    const { status, output } = await this.run(command)
    if (status !== 0) throw new Error(`${command} failed.\n${output}`)
  }

  /** Runs `action` while the file of the fault contains the fault. */
  async withFault<Result>(fault: Fault, action: () => Promise<Result>): Promise<Result> {
    const file = this.path(fault.file)
    const original = readFileSync(file, 'utf8')
    writeFileSync(file, withFault(this.#folder, fault))
    try {
      return await action()
    } finally {
      writeFileSync(file, original)
    }
  }
}
