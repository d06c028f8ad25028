/** The operations on users, for administrators. */
import { userList } from '../../store/account/user-list.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handlers } from '../handler.ts'
import { listAnswer } from '../lists/list-answer.ts'
import { disableUser, enableUser, toggleUserEnabled } from './disabled-users.ts'
import { endUserSessions } from './user-sessions.ts'

/** The operations of the tag `users`. */
export function userOperations(dependencies: Dependencies) {
  return {
    listUsers: (input) => listAnswer(input, userList(dependencies.db, input.query)),
    disableUser: disableUser(dependencies),
    enableUser: enableUser(dependencies),
    toggleUserEnabled: toggleUserEnabled(dependencies),
    endUserSessions: endUserSessions(dependencies),
  } as const satisfies Partial<Handlers>
}
