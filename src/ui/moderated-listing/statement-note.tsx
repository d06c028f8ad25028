/** What a statement of reasons says beside the reason: on what it rests, how long it holds, and how to object. */
import type { ReactNode } from 'react'
import type { Statement } from '../../../domain/given-reasons/statement.ts'
import { m } from '../../../messages/compiled/messages.js'
import { durationOf, basisOf } from '../../../words/statement-words.ts'
import { GivenObjection } from '../given-reasons/given-objection.tsx'
import { dayOf } from './day-of.ts'
import styles from './statement-note.module.css'

interface StatementNoteProps {
  readonly statement: Statement
  /** The address to which objections are sent; null where there is a form for them. */
  readonly contact: string | null
  /** With what the author objects here. */
  readonly objecting: ReactNode
}

export function StatementNote({ statement, contact, objecting }: StatementNoteProps) {
  const { until, objection } = statement
  return (
    <div className={styles.statement}>
      <details>
        <summary>{m.statement_title()}</summary>
        <p>{basisOf(statement)}</p>
        <p>{durationOf(statement, until ? dayOf(until) : '')}</p>
        {contact !== null ? <p>{m.statement_redress({ contact })}</p> : (
          <>
            {!objection && <p>{m.statement_redress_form()}</p>}
            {!objection && objecting}
            <p>{m.statement_redress_other()}</p>
          </>
        )}
      </details>
      {objection && <GivenObjection {...objection} />}
    </div>
  )
}
