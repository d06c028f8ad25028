/** The audit log. */
import { auditList } from '../store/audit-list.ts'
import { mapList } from '../store/lists/stored-list.ts'
import type { Dependencies } from './dependencies.ts'
import type { Handlers } from './handler.ts'
import { listAnswer } from './lists/list-answer.ts'

/** The operations of the tag `audit`. */
export function auditOperations({ db }: Dependencies) {
  return {
    listAudit: (input) => listAnswer(input, mapList(auditList(db, input.query), ({ entry }) => entry)),
  } as const satisfies Partial<Handlers>
}
