/** Paths in files: the shortest that fails is saved, and repeated. */
import { readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from '../loading/usage-error.ts'
import { stepsOf, toldOnce, type Failure, type Path } from '../walk/failure.ts'
import { replay } from '../walk/replay.ts'
import type { FoundTable } from './find-tables.ts'

type Print = (text: string) => void

/** Saves the shortest failing path. */
export function savePath(
  all: readonly { readonly name: string; readonly failures: readonly Failure[] }[],
  file: string,
  print: Print,
): void {
  const [first] = all
    .flatMap(({ name, failures }) => toldOnce(failures).flatMap(({ path }) => (path ? [{ machine: name, ...path }] : [])))
    .sort((a, b) => a.events.length - b.events.length)
  if (!first) return
  writeFileSync(file, `${JSON.stringify({ machine: first.machine, start: first.start, events: first.events, fields: first.fields }, null, 2)}\n`)
  print(`\n${file} holds the shortest failing path; --replay ${file} repeats it.`)
}

/** Repeats the path in a file. Throws UsageError if it holds none. */
export function replayFile(found: readonly FoundTable[], file: string, print: Print): number {
  const { machine, ...path } = readPath(file)
  const chosen = found.find(({ name }) => name === machine)
  if (!chosen)
    throw new UsageError(`There is no table of the machine "${machine}". There are: ${found.map(({ name }) => name).join(', ')}.`)
  try {
    const { states, failure } = replay(chosen.table, path)
    print(
      stepsOf(path)
        .slice(0, states.length)
        .map((step, index) => `${index + 1}. ${step}: ${states[index]}`)
        .join('\n'),
    )
    if (failure) print(`\n${failure.messages.join('\n')}`)
    return failure ? 1 : 0
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function readPath(file: string): Path & { readonly machine: string } {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Path & { readonly machine: string }
  } catch (error) {
    throw new UsageError(`${file} holds no path: ${(error as Error).message}`)
  }
}
