/** Whether a table detects the faults that are planted in its machine. */
import { withBodyFault } from '../bodies/switches.ts'
import { makesMachines, type Table } from '../table/table.ts'
import type { Exploration } from '../walk/exploration.ts'
import { explore } from '../walk/explore.ts'
import type { Failure, Path } from '../walk/failure.ts'
import { limitsOf, type Limits } from '../walk/limits.ts'
import { firstFailure } from '../walk/replay.ts'
import { walk } from '../walk/walk.ts'
import { pathsTo } from '../walk/ways.ts'
import { mutantsOf, type Mutant } from './mutants.ts'

/** What the walk of a machine tells those of its faults. */
export interface Sound extends Pick<Exploration, 'steps' | 'ms' | 'findings' | 'groups'> {
  /** Where the fault is looked for first. */
  readonly paths: readonly Path[]
}

export function soundFor({ steps, ms, findings, groups, ways }: Exploration, { fault, within }: Pick<Mutant, 'fault' | 'within'>): Sound {
  return { steps, ms, findings, groups, paths: pathsTo(within ?? [fault], ways) }
}

export interface Verdict {
  readonly machine: string
  readonly fault: string
  /** What the walk found; null if the fault was not detected. */
  readonly failure: Failure | null
  /** Why the change is equivalent to the original; null if it is not. */
  readonly equivalent: string | null
  readonly ms: number
}

/** Throws WalkFailure if the table does not hold on the machine without a fault: nothing could be told from a failure then. */
export function faults(table: Table): Verdict[] {
  const sound = walk(table)
  return mutantsOf(table.machine).map((mutant) => plant(table, mutant, soundFor(sound, mutant)))
}

/** Walks the machine with one fault until the first failure: first on the paths to its place, which most faults fail on. */
export function plant(table: Table, mutant: Mutant, sound: Sound): Verdict {
  const startedAt = performance.now()
  const failure = failureOf(table, mutant, sound)
  return {
    machine: table.machine.id,
    fault: mutant.fault,
    failure,
    equivalent: table.equivalent?.[mutant.fault] ?? (failure ? null : (unreachableReason(table, mutant) ?? mutant.ifUnseen ?? null)),
    ms: performance.now() - startedAt,
  }
}

/** Walks the machine with one fault in a function of its configuration until the first failure. */
export function plantInBody(table: Table, fault: string, sound: Sound): Verdict {
  return plant(table, { fault, build: () => table.machine, around: (compute) => withBodyFault(fault, compute) }, sound)
}

/** One sentence for each verdict, and each entry of `equivalent`, that should not be. */
export function wrongVerdicts(table: Table, verdicts: readonly Verdict[]): string[] {
  return [...verdicts.flatMap((verdict) => wrongVerdict(verdict) ?? []), ...unknownEquivalents(table, verdicts)]
}

/** Null for a fault that was found, or that is equivalent and was not found. */
export function wrongVerdict({ fault, failure, equivalent }: Verdict): string | null {
  if (failure === null && equivalent === null) return `The table does not detect the fault "${fault}".`
  return failure !== null && equivalent !== null ? `"${fault}" is named as equivalent, but the table detects it.` : null
}

/** One sentence for each entry of `equivalent` that names none of these faults. */
export function unknownEquivalents({ equivalent = {} }: Table, planted: readonly { readonly fault: string }[]): string[] {
  const known = new Set(planted.map(({ fault }) => fault))
  return Object.keys(equivalent)
    .filter((fault) => !known.has(fault))
    .map((fault) => `"${fault}" is named as equivalent, but is no fault that can be planted.`)
}

/** The totals in a sentence. */
export function totals(verdicts: readonly Verdict[]): string {
  const undetected = verdicts.filter(({ failure }) => failure === null)
  const missed = undetected.filter(({ equivalent }) => equivalent === null).length
  const [all, found] = [verdicts.length, verdicts.length - undetected.length]
  return `${all} faults planted: ${found} found, ${undetected.length - missed} change nothing, ${missed} missed.`
}

function failureOf(table: Table, mutant: Mutant, sound: Sound): Failure | null {
  // What a machine keeps outside of its context is not shared by the walks of two faults.
  const own = makesMachines(table) ? mutantsOf(table.machine).find(({ fault }) => fault === mutant.fault) : undefined
  const { build, around = (compute) => compute() } = own ?? mutant
  try {
    const options = { limits: limitsFor(sound, table), isMutant: true, findings: sound.findings }
    return around(() => {
      const planted = { ...table, machine: build() as never }
      // Several paths would share what such a machine keeps.
      const first = own ? null : firstFailure(planted, sound.paths)
      return first ?? explore(planted, options).failures[0] ?? null
    })
  } catch (error) {
    return { path: null, messages: [`XState rejects the machine: ${(error as Error).message}`] }
  }
}

/** The reason why the table does not reach the place of the fault; null if it does. */
function unreachableReason({ unreachable = {} }: Table, { within = [] }: Mutant): string | null {
  return within.map((place) => unreachable[place]).find((reason) => reason !== undefined) ?? null
}

/** Some faults make a machine endless, which is found by its limit. Others join regions that were walked apart, which takes many steps. */
function limitsFor({ steps, ms, groups }: Sound, table: Table): Limits {
  return { steps: groups > 1 ? limitsOf(table).steps : steps * 10 + 1000, ms: ms * 20 + 5000 }
}
