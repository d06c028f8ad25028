/** Faults of the server in what administrators read, in their decisions, and in undoing them. */
import type { Fault } from './fault.ts'

export const decisionFaults: readonly Fault[] = [
  {
    fault: 'who asks for the queue again is not told of a listing that took the place of another one',
    file: 'server/operations/listing/listings.ts',
    from: "state === 'pending' ? await readLastQueued(db) : null",
    to: 'null',
    tests: ['tests/http/moderation/moderation-tags.test.ts'],
  },
  {
    fault: 'a decision can be undone though its mail is being sent',
    file: 'server/store/outbox.ts',
    from: ".where('id', '=', id).where('attempts', '=', 0)",
    to: ".where('id', '=', id)",
    tests: ['tests/http/moderation/undone-mails.test.ts'],
  },
  {
    fault: 'the mail of a decision is due at once',
    file: 'server/operations/listing/change-listing.ts',
    from: "now, change.role === 'ROLE_ADMIN' ? undoableUntil(now) : now)",
    to: 'now)',
    tests: ['tests/http/moderation/undone-decisions.test.ts'],
  },
  {
    fault: 'a decision is undone though the listing was changed since',
    file: 'server/operations/listing/undone-decisions.ts',
    from: 'if (!stored || stored.revision !== decided?.revision)',
    to: 'if (!stored || !decided)',
    tests: ['tests/http/moderation/undone-decisions.test.ts'],
  },
]
