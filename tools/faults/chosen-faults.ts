/** Chooses faults by the arguments of `npm run faults`. */
import type { Fault } from './fault.ts'
import { journeyFaults } from './journeys.ts'
import { machineFaults } from './machines.ts'
import { screenFaults } from './screens.ts'
import { serverFaults } from './server.ts'

export const kinds = ['machines', 'screens', 'server'] as const

export type Kind = (typeof kinds)[number]

export interface ChosenFaults {
  /** Whether faults are generated for all machines. */
  readonly areGenerated: boolean
  readonly machines: readonly Fault[]
  readonly screens: readonly Fault[]
  readonly server: readonly Fault[]
}

/**
 * Kinds, and parts of the paths of faulty files or of tests. Without kinds, all are chosen. Faults are generated
 * only if no path is given. Throws if a path matches no fault.
 */
export function chosenFaults(words: readonly string[]): ChosenFaults {
  const named = kinds.filter((kind) => words.includes(kind))
  const paths = words.filter((word) => !(kinds as readonly string[]).includes(word))
  const isChosen = (kind: Kind) => named.length === 0 || named.includes(kind)
  const matching = (faults: readonly Fault[]) =>
    faults.filter(({ file, tests }) => paths.length === 0 || paths.some((path) => [file, ...tests].some((each) => each.includes(path))))
  const chosen = {
    areGenerated: paths.length === 0 && isChosen('machines'),
    machines: isChosen('machines') ? matching(machineFaults) : [],
    screens: isChosen('screens') ? matching([...journeyFaults, ...screenFaults]) : [],
    server: isChosen('server') ? matching(serverFaults) : [],
  }
  if (chosen.machines.length + chosen.screens.length + chosen.server.length === 0) throw new Error(`No fault matches: ${words.join(' ')}.`)
  return chosen
}
