/** What members do with their own accounts. */
import type { Dependencies } from '../dependencies.ts'
import type { Handlers } from '../handler.ts'
import { deleteOwnAccount } from './account-deletion.ts'
import { changeDigest, getDigest } from './digest.ts'
import { changeLanguage, getLanguage } from './language.ts'
import { changeNotices, getNotices } from './notices.ts'
import { changeOwnPassword } from './own-password.ts'
import { downloadOwnData, downloadOwnListings } from './own-data.ts'
import { endOtherSessions, endOwnSession, listSessions } from './own-sessions.ts'

/** The operations of the tag `account`. */
export function ownAccountOperations(dependencies: Dependencies) {
  return {
    ...ownMailOperations(dependencies),
    changeOwnPassword: changeOwnPassword(dependencies),
    deleteOwnAccount: deleteOwnAccount(dependencies),
    downloadOwnData: downloadOwnData(dependencies),
    downloadOwnListings: downloadOwnListings(dependencies),
    listSessions: listSessions(dependencies),
    endOtherSessions: endOtherSessions(dependencies),
    endOwnSession: endOwnSession(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Which mails the caller gets, and in which language. */
function ownMailOperations(dependencies: Dependencies) {
  return {
    getLanguage: getLanguage(dependencies),
    changeLanguage: changeLanguage(dependencies),
    getNotices: getNotices(dependencies),
    changeNotices: changeNotices(dependencies),
    getDigest: getDigest(dependencies),
    changeDigest: changeDigest(dependencies),
  } as const satisfies Partial<Handlers>
}
