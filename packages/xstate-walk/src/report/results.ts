/** The results of walks in forms that other programs read. */
import { escaped } from '../chart/escaped.ts'
import type { Verdict } from '../faults/faults.ts'
import type { Exploration } from '../walk/exploration.ts'
import { failuresOn, toldOnce, type Failure } from '../walk/failure.ts'
import { pairCoverage } from '../walk/pairs.ts'

export interface WalkResult {
  /** The name of the machine. */
  readonly name: string
  readonly walked: Exploration
}

/** JSON without functions: the coverage, the paths and the failures of each machine. */
export function jsonReport(results: readonly WalkResult[], verdicts: readonly Verdict[] = []): string {
  const machines = results.map(({ name, walked: { states, transitions, guards, graph, paths, failures, moments, keys, steps } }) => ({
    machine: name,
    states,
    transitions,
    guards,
    pairs: pairCoverage(graph.edges),
    moments,
    keys,
    steps,
    failures: toldOnce(failures),
    paths,
  }))
  return `${JSON.stringify({ machines, ...(verdicts.length > 0 ? { faults: verdicts } : {}) }, null, 2)}\n`
}

/** JUnit's XML: a suite for each machine, a case for each path, and one for the mistakes of the table. */
export function junitReport(results: readonly WalkResult[]): string {
  const suites = results.map(({ name, walked }) => {
    const cases = [
      junitCase(
        name,
        'the table',
        // A walk that ended early lists no paths.
        toldOnce(walked.failures).filter(({ path }) => path === null || walked.paths.length === 0),
      ),
      ...walked.paths.map((path) =>
        junitCase(name, [path.start, ...path.events].join(', '), failuresOn(path, walked.failures)),
      ),
    ]
    const failed = cases.filter((each) => each.includes('<failure')).length
    return [
      `  <testsuite name="${escaped(name)}" tests="${cases.length}" failures="${failed}" time="${(walked.ms / 1000).toFixed(3)}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n')
  })
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="xstate-walk">', ...suites, '</testsuites>', ''].join('\n')
}

/** The schema of mutation testing, https://github.com/stryker-mutator/mutation-testing-elements; `sources` by machine. */
export function mutationReport(
  results: readonly { readonly machine: string; readonly file: string; readonly source: string }[],
  verdicts: readonly Verdict[],
): string {
  const files = Object.fromEntries(
    results.map(({ machine, file, source }) => [
      file,
      {
        language: 'typescript',
        source,
        mutants: verdicts
          .filter((verdict) => verdict.machine === machine)
          .map(({ fault, failure, equivalent }, index) => ({
            id: `${machine} ${index}`,
            mutatorName: fault,
            status: failure ? 'Killed' : equivalent === null ? 'Survived' : 'Ignored',
            statusReason: equivalent ?? failure?.messages[0] ?? '',
            location: lineOf(source, machine),
          })),
      },
    ]),
  )
  return `${JSON.stringify({ schemaVersion: '2', thresholds: { high: 100, low: 90 }, files }, null, 2)}\n`
}

function lineOf(source: string, machine: string): object {
  const line = Math.max(1, source.split('\n').findIndex((text) => text.includes(`'${machine}'`) || text.includes('machine')) + 1)
  return { start: { line, column: 1 }, end: { line, column: 2 } }
}

function junitCase(machine: string, name: string, failures: readonly Failure[]): string {
  const opening = `    <testcase classname="${escaped(machine)}" name="${escaped(name)}"`
  if (failures.length === 0) return `${opening}/>`
  const messages = failures.flatMap((failure) => failure.messages)
  return `${opening}><failure message="${escaped(messages[0] ?? '')}">${escaped(messages.join('\n'))}</failure></testcase>`
}
