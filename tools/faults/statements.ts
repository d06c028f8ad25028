/** Faults of the statements of reasons. */
import type { Fault } from './fault.ts'

/** The tests of the server must find each. */
export const statementFaults: readonly Fault[] = [
  {
    fault: 'the author of a reported listing reads that it was found by the moderators',
    file: 'server/operations/listing/given-reasons.ts',
    from: "(await hasOpenReports(db, [id])) ? 'report' : 'own'",
    to: "(await hasOpenReports(db, [])) ? 'report' : 'own'",
    tests: ['tests/http/moderation/statements.test.ts'],
  },
  {
    fault: 'the statement of an undone decision is kept',
    file: 'server/store/listing/decisions.ts',
    from: '  await deleteUndoneStatements(transaction, id)\n',
    to: '',
    tests: ['tests/http/moderation/statements.test.ts'],
  },
  {
    fault: 'a rejected text that is corrected gets its statement a second time',
    file: 'server/operations/listing/with-statements.ts',
    from: "'id' in statement ? statement : insertStatement(",
    to: "'old' in statement ? statement as never : insertStatement(",
    tests: ['tests/http/moderation/statements.test.ts'],
  },
  {
    fault: 'the statement of a disabling that was undone is kept',
    file: 'server/store/account/withdrawn-disabling.ts',
    from: 'delete from statement where id in (select statement from withdrawn)',
    to: 'select from withdrawn',
    tests: ['tests/http/account/disabled-users.test.ts'],
  },
  {
    fault: 'the mails of one decision are not gathered, since each names its own statement',
    file: 'server/store/gathered-mails.ts',
    from: "'{title,when,page,statement}'",
    to: "'{title,when,page}'",
    tests: ['tests/http/moderation/gathered-mails.test.ts'],
  },
]
