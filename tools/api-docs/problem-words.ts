/** The types of problems with their texts, for the documentation. */
import { problemTypes } from '../../domain/problems.ts'
import messages from '../../messages/en.json' with { type: 'json' }
import type { ProblemKinds } from './render-problems.ts'

/** A sentence keeps its placeholders, as in "There is no city {city}."; of a message with variants, the first is used. */
export function wordedProblems(): ProblemKinds {
  return Object.fromEntries(
    Object.entries(problemTypes).map(([name, { status }]) => {
      const key = `problem_${name.replaceAll('-', '_')}`
      return [name, { status, title: sentence(`${key}_title`), detail: sentence(`${key}_detail`) }]
    }),
  )
}

function sentence(key: string): string | undefined {
  const message = (messages as Readonly<Record<string, unknown>>)[key]
  if (typeof message === 'string') return message
  const [variants] = Array.isArray(message) ? (message as { readonly match: Readonly<Record<string, string>> }[]) : []
  return Object.values(variants?.match ?? {})[0]
}
