/** Which mails about own listings the caller gets. */
import { findNotices, writeNotices } from '../../store/account/users.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'

/** The choice of the caller. */
export function getNotices({ db }: Dependencies): Handler<'getNotices'> {
  return async ({ caller }) => ({ status: 200, body: { notices: await findNotices(db, caller.id) } })
}

/** Changes it. */
export function changeNotices({ db }: Dependencies): Handler<'changeNotices'> {
  return async ({ caller, body: { notices } }) => {
    await writeNotices(db, caller.id, notices)
    return { status: 200, body: { notices } }
  }
}
