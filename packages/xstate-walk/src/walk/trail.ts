/** The way to a moment. Each step refers to the one before it, since a walk has as many ways as moments. */
import type { Failure, Path } from './failure.ts'

export interface WalkedPath extends Path {
  /** The state at the start, and after each event. */
  readonly states: readonly string[]
}

export interface Trail {
  /** The name of the start, or of the event. */
  readonly name: string
  readonly state: string
  readonly before: Trail | null
  /** The number of events. */
  readonly length: number
}

/** The way on from another one, or a start. */
export function trailTo(name: string, state: string, before: Trail | null): Trail {
  return { name, state, before, length: before ? before.length + 1 : 0 }
}

export function pathOf(trail: Trail): WalkedPath {
  const steps: Trail[] = []
  for (let step: Trail | null = trail; step; step = step.before) steps.push(step)
  steps.reverse()
  const [start, ...events] = steps.map(({ name }) => name)
  return { start: start ?? '', events, states: steps.map(({ state }) => state) }
}

/** The paths of trails that are not the beginning of another one. */
export function longestPaths(trails: readonly Trail[]): WalkedPath[] {
  const beginnings = new Set(trails.map(({ before }) => before))
  return trails.filter((trail) => !beginnings.has(trail)).map(pathOf)
}

/** A failure on a way. Its path is made when it is asked for: all paths of a walk whose every step fails would fill the memory. */
export function failureAt(trail: Trail, messages: readonly string[], cause?: string): Failure {
  return {
    get path() {
      return pathOf(trail)
    },
    messages,
    cause,
  }
}
