/** What an author said against a decision, and what became of it. */
import type { Objection } from '../../../domain/given-reasons/objection.ts'
import { m } from '../../../messages/compiled/messages.js'
import { dayOf } from '../moderated-listing/day-of.ts'
import { TitledText } from '../titled-text.tsx'
import styles from './given-objection.module.css'

export function GivenObjection({ at, text, outcome, answer }: Objection) {
  return (
    <div className={styles.objection}>
      <p className={styles.state}>{m.objection_state({ outcome: outcome ?? 'open', day: dayOf(at) })}</p>
      <p><TitledText message={({ title }) => m.objection_written({ text: title })} title={text} /></p>
      {answer && <p><TitledText message={({ title }) => m.objection_answer({ text: title })} title={answer} /></p>}
    </div>
  )
}
