/** Faults in reports of listings. */
import type { Fault } from './fault.ts'

const [taken, decided] = [['tests/http/moderation/reports.test.ts'], ['tests/http/moderation/decided-reports.test.ts']]

export const reportFaults: readonly Fault[] = [
  {
    fault: 'a network reports as often as it wants',
    file: 'server/http/callers/limits.ts',
    from: 'reportListing: { windowMs: hourMs, perAddress: 5,',
    to: 'reportListing: { windowMs: hourMs, perAddress: 500,',
    tests: taken,
  },
  {
    fault: 'the stored networks of two listings can be compared',
    file: 'server/store/reports.ts',
    from: '|| int8send(${listing}::bigint))`',
    to: '|| int8send(${listing * 0}::bigint))`',
    tests: taken,
  },
  {
    fault: 'a network reports again while the decision can be undone',
    file: 'server/store/reports.ts',
    from: ", row('decided_at', '>', undoableSince(at))]))",
    to: ']))',
    tests: decided,
  },
  {
    fault: 'a visitor is told at once what can still be undone',
    file: 'server/store/reports.ts',
    from: "'report', id), ${undoableUntil(now)}::timestamptz",
    to: "'report', id), ${now}::timestamptz",
    tests: decided,
  },
  {
    fault: 'an undo leaves the reports decided',
    file: 'server/operations/listing/undone-decisions.ts',
    from: '  await reopenReports(transaction, { listings: [id], since: decision, now })\n',
    to: '',
    tests: decided,
  },
  {
    fault: 'unlawful content is not urgent',
    file: 'server/store/listing/moderation-keys.ts',
    from: "interval '1000 years'",
    to: "interval '0 years'",
    tests: [...decided, 'tests/server/store/listing/moderation-list.test.ts'],
  },
  {
    fault: 'who made reports is known forever',
    file: 'server/store/expired-rows.ts',
    from: '  await eraseReporters(db, now)\n',
    to: '',
    tests: ['tests/server/store/erased-reporters.test.ts'],
  },
]
