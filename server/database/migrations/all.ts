/** All migrations by name. They run in the order of their names; there are no down migrations. */
import type { Migration } from 'kysely'
import { up as listings } from './001-listings.ts'
import { up as accounts } from './002-accounts.ts'
import { up as moderation } from './003-moderation.ts'
import { up as signUps } from './004-sign-ups-and-sessions.ts'
import { up as members } from './005-members.ts'
import { up as eventDays } from './006-event-days.ts'
import { up as languages } from './007-languages.ts'
import { up as removedListings } from './008-removed-listings.ts'
import { up as tagsOfRemovedListings } from './009-tags-of-removed-listings.ts'
import { up as freeEvents } from './010-free-events.ts'
import { up as eventTimes } from './011-event-times.ts'
import { up as search } from './012-search.ts'
import { up as countsByKey } from './013-counts-by-key.ts'
import { up as refusedMails } from './014-refused-mails.ts'
import { up as endsAtMidnight } from './015-ends-at-midnight.ts'
import { up as approvals } from './016-approvals.ts'
import { up as chosenLanguages } from './017-chosen-languages.ts'
import { up as flags } from './018-flags.ts'
import { up as flagsOfRemovedListings } from './019-flags-of-removed-listings.ts'
import { up as typesOfListings } from './020-listing-types.ts'
import { up as startTimesInOrder } from './021-start-times-in-order.ts'
import { up as sampleOfSearch } from './022-sample-of-search.ts'
import { up as sampleByHash } from './023-sample-by-hash.ts'
import { up as wordsByScript } from './024-words-by-script.ts'
import { up as versions } from './025-versions.ts'
import { up as restorable } from './026-restorable.ts'
import { up as cancellations } from './027-cancellations.ts'
import { up as moderationSearch } from './028-moderation-search.ts'
import { up as decisions } from './029-decisions.ts'
import { up as removedWithAccount } from './030-removed-with-account.ts'

export const migrations: Record<string, Migration> = {
  '001-listings': { up: listings },
  '002-accounts': { up: accounts },
  '003-moderation': { up: moderation },
  '004-sign-ups-and-sessions': { up: signUps },
  '005-members': { up: members },
  '006-event-days': { up: eventDays },
  '007-languages': { up: languages },
  '008-removed-listings': { up: removedListings },
  '009-tags-of-removed-listings': { up: tagsOfRemovedListings },
  '010-free-events': { up: freeEvents },
  '011-event-times': { up: eventTimes },
  '012-search': { up: search },
  '013-counts-by-key': { up: countsByKey },
  '014-refused-mails': { up: refusedMails },
  '015-ends-at-midnight': { up: endsAtMidnight },
  '016-approvals': { up: approvals },
  '017-chosen-languages': { up: chosenLanguages },
  '018-flags': { up: flags },
  '019-flags-of-removed-listings': { up: flagsOfRemovedListings },
  '020-listing-types': { up: typesOfListings },
  '021-start-times-in-order': { up: startTimesInOrder },
  '022-sample-of-search': { up: sampleOfSearch },
  '023-sample-by-hash': { up: sampleByHash },
  '024-words-by-script': { up: wordsByScript },
  '025-versions': { up: versions },
  '026-restorable': { up: restorable },
  '027-cancellations': { up: cancellations },
  '028-moderation-search': { up: moderationSearch },
  '029-decisions': { up: decisions },
  '030-removed-with-account': { up: removedWithAccount },
}
