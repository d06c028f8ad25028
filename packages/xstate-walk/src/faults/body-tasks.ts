/** The faults in the functions of configurations, each with the tables whose walk reaches its code. */
import { instrumentedFiles } from '../bodies/switches.ts'
import type { Exploration } from '../walk/exploration.ts'

export interface BodyTasks<Planting> {
  /** By the name of each fault; empty for one that no table reaches. */
  readonly faults: ReadonlyMap<string, readonly Planting[]>
  /** The files in which nothing is planted, with their numbers of faults: they make no machine, and no table reaches any of their code. */
  readonly imported: ReadonlyMap<string, number>
}

interface Walked {
  readonly sound: Pick<Exploration, 'ways'>
}

export function bodyTasks<Planting extends Walked>(plantings: readonly Planting[]): BodyTasks<Planting> {
  const reaching = new Map<string, Planting[]>()
  for (const planting of plantings) {
    for (const place of planting.sound.ways.keys()) reaching.set(place, [...(reaching.get(place) ?? []), planting])
  }
  // Modules are loaded side by side, in an order that no two runs share.
  const loaded = [...instrumentedFiles()].sort((a, b) => (a.file < b.file ? -1 : 1))
  const files = loaded.map((file) => {
    const isLeft = (fault: string) => file.guessed.includes(fault) && !reaching.has(fault)
    return { ...file, faults: file.faults.filter((fault) => !isLeft(fault)) }
  }).filter(({ faults }) => faults.length > 0)
  const isOwn = files.map(({ faults, hasMachine }) => hasMachine || faults.some((fault) => reaching.has(fault)))
  const own = files.filter((_, index) => isOwn[index])
  return {
    faults: new Map(own.flatMap(({ faults }) => faults.map((fault) => [fault, reaching.get(fault) ?? []]))),
    imported: new Map(files.flatMap(({ file, faults }, index) => (isOwn[index] ? [] : [[file, faults.length]]))),
  }
}
