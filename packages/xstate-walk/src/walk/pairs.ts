/** Which transitions follow each other on a path. */
import type { Coverage } from './coverage.ts'
import type { GraphEdge } from './graph.ts'

/** `FIRST, then SECOND`: all pairs that the moments of a walk allow, and those that no path takes one after the other. */
export function pairCoverage(edges: readonly GraphEdge[]): Coverage {
  const leaving = new Map<number, string[]>()
  for (const { from, transitions } of edges) if (from >= 0) leaving.set(from, [...(leaving.get(from) ?? []), ...transitions])
  const all = new Set(edges.flatMap(({ to, transitions }) => pairs(transitions, leaving.get(to) ?? [])))
  const before = new Map(edges.map(({ trail, transitions }) => [trail, transitions]))
  const taken = new Set(edges.flatMap(({ trail, transitions }) => pairs((trail.before && before.get(trail.before)) ?? [], transitions)))
  return { all: [...all], missed: [...all].filter((pair) => !taken.has(pair)) }
}

function pairs(first: readonly string[], second: readonly string[]): string[] {
  return first.flatMap((one) => second.map((other) => `${one}, then ${other}`))
}
