/** Faults of objections to decisions. */
import type { Fault } from './fault.ts'

const tests = ['tests/http/moderation/objections.test.ts']

/** The tests of the server must find each. */
export const objectionFaults: readonly Fault[] = [
  {
    fault: 'who made a decision answers the objection to it',
    file: 'server/operations/listing/objection-answers.ts',
    from: "  if (locked.isForOthers) throw new ProblemError({ type: 'own-decision' })\n",
    to: '',
    tests,
  },
  {
    fault: 'the only moderator cannot answer',
    file: 'server/store/listing/objections.ts',
    from: 'where other.enabled and not',
    to: 'where not',
    tests,
  },
  {
    fault: 'an objection stays answered when the reversal is undone',
    file: 'server/operations/listing/undone-decisions.ts',
    from: '  await reopenObjections(transaction, id)\n',
    to: '',
    tests,
  },
  {
    fault: 'a removed listing is purged while an objection is open',
    file: 'server/store/listing/purge-listings.ts',
    from: 'and outcome is null)`)',
    to: 'and outcome is null and false)`)',
    tests,
  },
  {
    fault: 'a withdrawn change hides that a rejection holds',
    file: 'server/store/listing/objections.ts',
    from: "not in ('replaced', 'withdrawn')",
    to: "not in ('replaced')",
    tests,
  },
  {
    fault: 'an objection is answered after its listing was approved',
    file: 'server/store/listing/objections.ts',
    from: "version.state not in ('replaced', 'withdrawn') order by version.id desc limit 1",
    to: "version.state = 'rejected' order by version.id desc limit 1",
    tests,
  },
  {
    fault: 'moderators answer objections to disabled accounts',
    file: 'server/store/listing/objections.ts',
    from: "return measure === 'disabled' ? 'ROLE_ADMIN' : moderatorRole",
    to: 'return measure ? moderatorRole : moderatorRole',
    tests,
  },
  {
    fault: 'the link of a mail objects also when it is expired',
    file: 'server/store/listing/objections.ts',
    from: "where('expires_at', '>', now).where(holds)",
    to: "where('expires_at', '<>', now).where(holds)",
    tests,
  },
]
