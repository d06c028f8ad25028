/** How a step differs from what the table expects of it. */
import type { Step } from '../simulation/simulation.ts'
import type { Invocation } from '../table/table.ts'
import { Form, isSame } from './form.ts'
import { invocationDifferences } from './invocation-differences.ts'
import type { Expected } from './oracle.ts'
import { plain } from './plain.ts'
import { shown, stateText } from './shown.ts'

/** One sentence for each difference between a step and what the table expects; empty if there is none. */
export function differences(expected: Expected, step: Step, plainContext: unknown): string[] {
  const { instant: { snapshot, state }, invokes } = step
  if (snapshot.status === 'error' && expected.error === undefined)
    return [`The machine stops with an unhandled error: ${String(snapshot.error).replace(/\.$/, '')}.`]
  return [
    ...(state === expected.state ? [] : [`The state is ${stateText(state)}, the table says ${stateText(expected.state)}.`]),
    ...contextDifferences(plainContext, expected.context),
    ...callDifferences(expected, step, plainContext),
    ...invocationDifferences(plain(invokes) as readonly Invocation[], expected.invokes),
    ...differenceOf('output is', plain(snapshot.output), expected.output),
    ...differenceOf('error is', plain(snapshot.error), expected.error),
  ]
}

function callDifferences(expected: Expected, { instant, calls, seen, invokedBefore }: Step, plainContext: unknown): string[] {
  const different = differenceOf('calls are', plain(calls), expected.calls)
  if (different.length > 0 || calls.length === 0) return different
  const plainSeen = (context: unknown) => (context === instant.snapshot.context ? plainContext : plain(context))
  return calls.flatMap((call, index) => [
    ...(seen.has(call) ? contextDifferences(plainSeen(seen.get(call)), expected.seen[index]) : []),
    ...differenceOf('number of invocations before it is', invokedBefore.get(call), expected.invokedBefore[index]),
  ].map((difference) => `At "${call[0]}" ${difference.replace(/^The/, 'the')}`))
}

function contextDifferences(actual: unknown, expected: unknown): string[] {
  if (!isFields(actual) || !isFields(expected)) return differenceOf('context is', actual, expected)
  return [...new Set([...Object.keys(actual), ...Object.keys(expected)])].flatMap((field) => {
    if (Object.hasOwn(actual, field) === Object.hasOwn(expected, field)) return differenceOf(`context.${field} is`, actual[field], expected[field])
    const [here, there] = [actual, expected].map((fields) => (Object.hasOwn(fields, field) ? shown(fields[field]) : 'absent'))
    return [`context.${field} is ${here}, the table says ${there}.`]
  })
}

function differenceOf(subject: string, actual: unknown, expected: unknown): string[] {
  if (isSame(actual, expected)) return []
  const [article, is] = [subject.startsWith('context.') ? '' : 'The ', `${subject} `]
  const [here, there] = [shown(actual), shown(expected)]
  const alike = here === there ? ' of another class, or another closure of one function' : ''
  return [`${article}${is}${here}, the table says ${there}${alike}.`]
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Form)
}
