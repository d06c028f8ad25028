/** Faults in the checks whether listings are still right. */
import type { Fault } from './fault.ts'

const [answers, due] = [['tests/http/listing/listing-checks.test.ts'], ['tests/server/store/listing/due-checks.test.ts']]

export const checkFaults: readonly Fault[] = [
  {
    fault: 'a link that asks about a listing works twice',
    file: 'server/operations/listing/checks.ts',
    from: "  return answer === 'right' ?",
    to: "  await transaction.updateTable('account_token').set({ used_at: null }).where('listing', '=', id).execute()\n"
      + "  return answer === 'right' ?",
    tests: answers,
  },
  {
    fault: 'an answer leaves the link of the other mail open',
    file: 'server/store/listing/checks.ts',
    from: "where('listing', '=', id).where('used_at'",
    to: "where('listing', '=', id).where('token_hash', '=', tokenHash(token)).where('used_at'",
    tests: answers,
  },
  {
    fault: 'a link about a listing is valid for good',
    file: 'server/store/listing/checks.ts',
    from: ".where('expires_at', '>', now)",
    to: '',
    tests: answers,
  },
  {
    fault: 'moderators are shown what its author was asked about once',
    file: 'server/store/listing/moderation-keys.ts',
    from: 'unanswered > 0 and unanswered = ${mostQuestions}',
    to: 'unanswered > 0 and unanswered <= ${mostQuestions}',
    tests: answers,
  },
  {
    fault: 'reading what a link asks about is a check',
    file: 'server/operations/listing/checks.ts',
    from: '    const { type, title } = await asked(db, token, now())\n',
    to: '    const { type, title, id } = await asked(db, token, now())\n'
      + "    await db.updateTable('listing').set({ checked_at: now(), revision: 9 }).where('id', '=', id).execute()\n"
      + "    await db.deleteFrom('account_token').where('listing', '=', id).execute()\n",
    tests: answers,
  },
  {
    fault: 'a link about a listing outlives the address to which it was sent',
    file: 'server/store/account/account-tokens.ts',
    from: "'check', 'objection'])",
    to: "'objection'])",
    tests: answers,
  },
  {
    fault: 'a link answers for a listing that moderators have removed',
    file: 'server/operations/listing/checks.ts',
    from: '  if (!found.isPublic) throw gone(found.id)\n',
    to: "  if (!found.isPublic) throw new ProblemError({ type: 'used-link' })\n",
    tests: answers,
  },
  {
    fault: 'an approved change is no check',
    file: 'server/operations/listing/decision-parts.ts',
    from: 'change: null, isUnseen: false, isStillRight: true }))',
    to: 'change: null, isUnseen: false }))',
    tests: answers,
  },
  {
    fault: 'an undone check stays',
    file: 'server/store/listing/decisions.ts',
    from: '      (${checkColumns}) = (select checked_at, asked_at, coalesce(unanswered, 0) from kept),\n',
    to: '',
    tests: answers,
  },
  {
    fault: 'visitors are shown an undone check from memory',
    file: 'server/operations/listing/undone-decisions.ts',
    from: ' || !isCheckedThen || ',
    to: ' || ',
    tests: answers,
  },
  {
    fault: 'moderators are shown at once what was asked a second time',
    file: 'server/operations/listing/listings.ts',
    from: "...(state === 'outdated' && { until: present }), ",
    to: '',
    tests: answers,
  },
  {
    fault: 'an author is asked about each listing on its own day',
    file: 'server/store/listing/due-checks.ts',
    from: 'new Date(now.getTime() + soonMs)',
    to: 'now',
    tests: due,
  },
  {
    fault: 'an author with many listings gets a mail each minute',
    file: 'server/store/listing/due-checks.ts',
    from: 'const restMs = 20 * 3_600_000',
    to: 'const restMs = 0',
    tests: due,
  },
  {
    fault: 'all old listings are asked about in an hour',
    file: 'server/store/listing/due-checks.ts',
    from: '    const left = mostInHour - (await askedSince(transaction, hour))',
    to: '    const left = mostInHour - 0 * (await askedSince(transaction, hour))',
    tests: due,
  },
]
