/** How the actors that a step starts differ from those of a table, and what to write where only the way differs in which they are found. */
import type { Found, Invocation } from '../table/table.ts'
import { isSame } from './form.ts'
import { shown } from './shown.ts'

/** One sentence for each difference; both are plain values. */
export function invocationDifferences(actual: readonly Invocation[], expected: readonly Invocation[]): string[] {
  if (isSame(actual, expected)) return []
  const pairs = actual.map((each, index) => [each, expected[index]] as const)
  const different = pairs.filter(([each, other]) => !isSame(each, other))
  const sentences = different.flatMap(([each, other]) => foundDifference(each, other) ?? [])
  if (actual.length === expected.length && sentences.length === different.length) return sentences
  return [`The invocations are ${shown(actual)}, the table says ${shown(expected)}.`]
}

/** Null if the two differ in more than how the actor is found. */
function foundDifference(actual: Invocation, expected: Invocation | undefined): string | null {
  const [name, input, found] = actual
  const isNamedById = found?.id !== undefined && expected?.[0] === found.id
  if (!expected || !isSame(expected[1], input) || (expected[0] !== name && !isNamedById)) return null
  const write = `In place of ${shown(expected)} write ${shown(actual)}.`
  if (isNamedById) return `"${expected[0]}" is the id of an actor, whose logic is "${name}". ${write}`
  const by = (how: Found | undefined) => (how ? shown(how) : 'its name')
  return `The actor "${name}" is found by ${by(found)}, the table says by ${by(expected[2])}. ${write}`
}
