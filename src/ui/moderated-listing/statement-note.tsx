/** What a statement of reasons says beside the reason: on what it rests, how long it holds, and how to object. */
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { m } from '../../../messages/compiled/messages.js'
import { durationOf, basisOf } from '../../../words/statement-words.ts'
import { dayOf } from './day-of.ts'
import styles from './statement-note.module.css'

interface StatementNoteProps {
  readonly statement: Statement
  /** The address to which objections are sent. */
  readonly contact: string
}

export function StatementNote({ statement, contact }: StatementNoteProps) {
  const { until } = statement
  return (
    <details className={styles.statement}>
      <summary>{m.statement_title()}</summary>
      <p>{basisOf(statement)}</p>
      <p>{durationOf(statement, until ? dayOf(until) : '')}</p>
      <p>{m.statement_redress({ contact })}</p>
    </details>
  )
}
