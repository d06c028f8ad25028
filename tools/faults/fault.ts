/** A planted fault: a text of one file that another text replaces, and the tests that must fail. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Fault {
  /** What the program then does wrong. */
  readonly fault: string
  readonly file: string
  /** Must occur in the file exactly once. */
  readonly from: string
  readonly to: string
  /** Test files, or folders of them. */
  readonly tests: readonly string[]
  /** A pattern for the titles of the tests to run; absent: all tests of the files. */
  readonly grep?: string
}

/** Returns the file with the fault; throws if the text does not occur exactly once. */
export function withFault(tree: string, { file, from, to }: Fault): string {
  const parts = readFileSync(join(tree, file), 'utf8').split(from)
  if (parts.length !== 2) throw new Error(`${file} contains the text ${parts.length - 1} times, not once: ${from}`)
  return parts.join(to)
}
