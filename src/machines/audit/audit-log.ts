/** The pages of the audit log. */
import { assign, setup } from 'xstate'
import type { AuditEntry } from '../../../domain/account/audit.ts'
import type { AuditPlace } from '../../api/audit.ts'
import { pagedList, type PagedListContext, type PagedListEvent, type PagedListTag } from '../recipes/paged-list.ts'

const log = pagedList<AuditEntry, AuditPlace>((one, other) => one.listing === other.listing && one.page === other.page)

export const auditLogMachine = setup({
  types: {
    context: {} as PagedListContext<AuditEntry, AuditPlace>,
    events: {} as PagedListEvent<AuditPlace>,
    input: {} as AuditPlace,
    tags: {} as PagedListTag,
  },
  actors: log.actors,
  actions: {
    ...log.actions,
    // Clears the list if the place is for another listing, so that its entries are not shown meanwhile.
    setPlace: assign(({ context }, { place }: { place: AuditPlace }) => ({
      place,
      list: place.listing === context.place.listing ? context.list : null,
    })),
  },
  guards: log.guards,
}).createMachine({
  id: 'audit-log',
  context: ({ input: { listing, page } }) => log.contextAt({ listing, page }),
  initial: log.initial,
  on: log.on,
  states: log.states,
})
