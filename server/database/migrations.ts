/** All migrations by name. They run in the order of their names; there are no down migrations. */
import type { Migration } from 'kysely'
import { up as listings } from './migrations/001-030/001-listings.ts'
import { up as accounts } from './migrations/001-030/002-accounts.ts'
import { up as moderation } from './migrations/001-030/003-moderation.ts'
import { up as signUps } from './migrations/001-030/004-sign-ups-and-sessions.ts'
import { up as members } from './migrations/001-030/005-members.ts'
import { up as eventDays } from './migrations/001-030/006-event-days.ts'
import { up as languages } from './migrations/001-030/007-languages.ts'
import { up as removedListings } from './migrations/001-030/008-removed-listings.ts'
import { up as tagsOfRemovedListings } from './migrations/001-030/009-tags-of-removed-listings.ts'
import { up as freeEvents } from './migrations/001-030/010-free-events.ts'
import { up as eventTimes } from './migrations/001-030/011-event-times.ts'
import { up as search } from './migrations/001-030/012-search.ts'
import { up as countsByKey } from './migrations/001-030/013-counts-by-key.ts'
import { up as refusedMails } from './migrations/001-030/014-refused-mails.ts'
import { up as endsAtMidnight } from './migrations/001-030/015-ends-at-midnight.ts'
import { up as approvals } from './migrations/001-030/016-approvals.ts'
import { up as chosenLanguages } from './migrations/001-030/017-chosen-languages.ts'
import { up as flags } from './migrations/001-030/018-flags.ts'
import { up as flagsOfRemovedListings } from './migrations/001-030/019-flags-of-removed-listings.ts'
import { up as typesOfListings } from './migrations/001-030/020-listing-types.ts'
import { up as startTimesInOrder } from './migrations/001-030/021-start-times-in-order.ts'
import { up as sampleOfSearch } from './migrations/001-030/022-sample-of-search.ts'
import { up as sampleByHash } from './migrations/001-030/023-sample-by-hash.ts'
import { up as wordsByScript } from './migrations/001-030/024-words-by-script.ts'
import { up as versions } from './migrations/001-030/025-versions.ts'
import { up as restorable } from './migrations/001-030/026-restorable.ts'
import { up as cancellations } from './migrations/001-030/027-cancellations.ts'
import { up as moderationSearch } from './migrations/001-030/028-moderation-search.ts'
import { up as decisions } from './migrations/001-030/029-decisions.ts'
import { up as removedWithAccount } from './migrations/001-030/030-removed-with-account.ts'
import { up as movedEvents } from './migrations/031-060/031-moved-events.ts'
import { up as reasons } from './migrations/031-060/032-reasons.ts'
import { up as digests } from './migrations/031-060/033-digests.ts'
import { up as mergedListings } from './migrations/031-060/034-merged-listings.ts'
import { up as moderationLists } from './migrations/031-060/035-moderation-lists.ts'
import { up as readings } from './migrations/031-060/036-readings.ts'
import { up as typesOfVersions } from './migrations/031-060/037-types-of-versions.ts'
import { up as sessions } from './migrations/031-060/038-sessions.ts'
import { up as overriddenMails } from './migrations/031-060/039-overridden-mails.ts'
import { up as ownSessions } from './migrations/031-060/040-own-sessions.ts'
import { up as erasableLog } from './migrations/031-060/041-erasable-log.ts'
import { up as deletedAccounts } from './migrations/031-060/042-deleted-accounts.ts'
import { up as logOfUsers } from './migrations/031-060/043-log-of-users.ts'
import { up as moderators } from './migrations/031-060/044-moderators.ts'
import { up as reports } from './migrations/031-060/045-reports.ts'
import { up as emailChanges } from './migrations/031-060/046-email-changes.ts'
import { up as freshLogins } from './migrations/031-060/047-fresh-logins.ts'
import { up as secondFactors } from './migrations/031-060/048-second-factors.ts'
import { up as passkeys } from './migrations/031-060/049-passkeys.ts'
import { up as keptSessions } from './migrations/031-060/050-kept-sessions.ts'
import { up as statements } from './migrations/031-060/051-statements.ts'
import { up as listingChecks } from './migrations/031-060/052-listing-checks.ts'
import { up as objections } from './migrations/031-060/053-objections.ts'
import { up as notices } from './migrations/031-060/054-notices.ts'

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
  '031-moved-events': { up: movedEvents },
  '032-reasons': { up: reasons },
  '033-digests': { up: digests },
  '034-merged-listings': { up: mergedListings },
  '035-moderation-lists': { up: moderationLists },
  '036-readings': { up: readings },
  '037-types-of-versions': { up: typesOfVersions },
  '038-sessions': { up: sessions },
  '039-overridden-mails': { up: overriddenMails },
  '040-own-sessions': { up: ownSessions },
  '041-erasable-log': { up: erasableLog },
  '042-deleted-accounts': { up: deletedAccounts },
  '043-log-of-users': { up: logOfUsers },
  '044-moderators': { up: moderators },
  '045-reports': { up: reports },
  '046-email-changes': { up: emailChanges },
  '047-fresh-logins': { up: freshLogins },
  '048-second-factors': { up: secondFactors },
  '049-passkeys': { up: passkeys },
  '050-kept-sessions': { up: keptSessions },
  '051-statements': { up: statements },
  '052-listing-checks': { up: listingChecks },
  '053-objections': { up: objections },
  '054-notices': { up: notices },
}
