/** What was decided on several listings, in words. */
import { decisionSubjects, type DecisionSubject } from '../../../domain/moderation/moderation.ts'
import type { MadeDecision } from '../../../domain/moderation/undo.ts'
import { m } from '../../../messages/compiled/messages.js'

/** A sentence for each kind of what the decision was about. */
export function decidedWords(decision: MadeDecision['decision'], subjects: readonly DecisionSubject[]): string {
  const sentences = decisionSubjects.flatMap((subject) => {
    const count = subjects.filter((each) => each === subject).length
    return count > 0 || (subject === 'listing' && subjects.length === 0) ? [m.undo_decided_many({ count, decision, subject })] : []
  })
  return sentences.join(' ')
}
