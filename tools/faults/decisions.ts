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
    fault: 'a decision on many listings reads for each what its author is told',
    file: 'server/operations/listing/given-reasons.ts',
    from: 'read ??= await readAll',
    to: 'read = await readAll',
    tests: ['tests/http/moderation/bulk-decisions.test.ts'],
    grep: 'to reject makes each of 100',
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
  {
    fault: 'two listings are merged into each other, since the one that is kept is not locked',
    file: 'server/operations/listing/change-listing.ts',
    from: 'change.mergedInto === undefined ? [id] : [id, change.mergedInto].toSorted((a, b) => a - b)',
    to: '[id]',
    tests: ['tests/http/moderation/concurrent-moderation.test.ts'],
  },
  {
    fault: 'the page of a duplicate does not lead to the listing that was kept',
    file: 'server/pages/find-listing.ts',
    from: '  if (kept) return movedTo(listingPagePath(kept.type, kept.listing))\n',
    to: '',
    tests: ['tests/http/moderation/merged-listings.test.ts'],
  },
  {
    fault: 'undoing a merge forgets where the duplicate leads to',
    file: 'server/store/listing/decisions.ts',
    from: 'cancelled_at, cancel_note, merged_into`',
    to: 'cancelled_at, cancel_note`',
    tests: ['tests/http/moderation/merged-listings.test.ts'],
  },
  {
    fault: 'the API does not tell into which listing a duplicate was merged',
    file: 'server/operations/lists/approved-listings.ts',
    from: ', ...(kept?.type === type && { mergedInto: kept.listing.id })',
    to: '',
    tests: ['tests/http/moderation/merged-listings.test.ts'],
  },
  {
    fault: 'the log does not say why a listing was deleted',
    file: 'server/operations/listing/listing-state.ts',
    from: 'removalReason: reason }',
    to: 'removalReason: null }',
    tests: ['tests/http/moderation/moderation.test.ts'],
  },
  {
    fault: 'what an administrator read once is told until another listing is read',
    file: 'server/store/readings.ts',
    from: "    .where('told_at', '>', new Date(now.getTime() - readingMs))\n",
    to: '',
    tests: ['tests/http/moderation/readings.test.ts'],
  },
]
