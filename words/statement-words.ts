/** What a statement of reasons says beside its facts, on screens and in mails. */
import type { Statement } from '../domain/given-reasons/statement.ts'
import { m } from '../messages/compiled/messages.js'

/** On what a decision rests, how it was found, and that a person decided. */
export function basisOf({ law, found }: Pick<Statement, 'law' | 'found'>): string {
  const basis = law === null ? m.statement_rule() : m.statement_law({ law })
  return [basis, m.statement_found({ found }), m.statement_person()].join(' ')
}

/** How long it holds. `until` is the day until which something removed can be restored, in words; empty for what has none. */
export function durationOf({ measure }: Pick<Statement, 'measure'>, until: string): string {
  return m.statement_lasts({ measure, until })
}
