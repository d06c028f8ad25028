/** The audit log. */
import { hasRole } from '../../domain/account/roles.ts'
import { auditList } from '../store/audit-list.ts'
import { mapList } from '../store/lists/stored-list.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'
import { listAnswer } from './lists/list-answer.ts'

/** The operations of the tag `audit`. */
export function auditOperations({ db }: Dependencies) {
  return {
    // Moderators read what became of listings, and not what became of members.
    listAudit: (input) => {
      const isOfListings = !hasRole(input.caller.role, 'ROLE_ADMIN')
      return listAnswer(input, mapList(auditList(db, { ...input.query, isOfListings }), ({ entry }) => entry))
    },
  } as const satisfies Partial<Handlers>
}
