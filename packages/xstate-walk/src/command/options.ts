/** The options of the command. */
import { parseArgs } from 'node:util'
import { UsageError } from '../loading/usage-error.ts'
import { nearest } from '../table/unknown-keys.ts'

export const help = `Usage: xstate-walk [options]

Walks machines along every path that matters and compares each step with a table written by hand.
Ends with 1 if a table does not hold, and with 2 if an option is wrong.

  --tables PATTERN    the files of the tables, by default **/*.table.{js,mjs,cjs,ts,mts,cts}
  --machine ID        only this machine; can be repeated; for --init an id or the name of an export
  --faults            plants faults in the machines, and prints which row detects each
  --workers N         the number of threads, by default that of the processors
  --random N          walks N random paths of each machine as well
  --seed N            for --random: repeats the same paths
  --replay FILE       repeats the path in this file
  --save FILE         writes the shortest failing path to this file
  --report FOLDER     writes a page and a drawing of each machine
  --explorer FILE     writes the explorer, a page to walk machines by hand
  --json FILE         writes coverage, paths and failures as JSON
  --junit FILE        writes the paths as JUnit's XML
  --mutation FILE     for --faults: writes them in the schema of mutation testing, or as a page if FILE ends with .html
  --browser           runs the journeys of the machines in a browser
  --pictures FOLDER   for --browser: writes journeys.html there, with the page after each step beside the chart
  --init FILE         prints the skeleton of a table, to be saved in this folder, for the machine that this file exports
  --help              prints this text
  --version           prints the version

package.json can hold "tables", "report", "explorer" and "journeys" under "xstate-walk".
`

export type Options = ReturnType<typeof readOptions>

const known = {
  tables: { type: 'string' },
  machine: { type: 'string', multiple: true },
  faults: { type: 'boolean' },
  workers: { type: 'string' },
  random: { type: 'string' },
  seed: { type: 'string' },
  replay: { type: 'string' },
  save: { type: 'string' },
  report: { type: 'string' },
  explorer: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  mutation: { type: 'string' },
  browser: { type: 'boolean' },
  pictures: { type: 'string' },
  init: { type: 'string' },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const

/** Throws UsageError. */
export function readOptions(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: known }).values
  } catch (error) {
    const { message } = error as Error
    const [, name] = /^Unknown option '--([^']*)'/.exec(message) ?? []
    const advice = name === undefined ? '' : ` Did you mean "--${nearest(name, Object.keys(known))}"?`
    throw new UsageError(`${message.replace(/\.?$/, '.')}${advice} Run xstate-walk --help.`)
  }
}

/** Throws UsageError unless the text is a whole number of at least `least`. */
export function numberOf(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new UsageError(`--${name} is a whole number of at least ${least}, not "${text}".`)
  return number
}
