/** What happened to a listing, for its author. */
import type { components } from '../../../contract/openapi.ts'
import type { AuditAction, AuditState } from '../../../domain/account/audit.ts'
import { differingFields } from '../../../domain/moderation/differing-fields.ts'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { auditList, type StoredEntry } from '../../store/audit-list.ts'
import { fieldsOfVersion } from '../../store/listing/listing-versions.ts'
import { isAuthorOf } from '../../store/listing/stored-listings.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { listAnswer } from '../lists/list-answer.ts'

type Step = components['schemas']['ListingStep']
type Text = components['schemas']['ListingText']
type Entry = components['schemas']['AuditEntry']

/** Throws unknown-listing if the caller is not the author. Moderators are not named, nor what others reported. */
export function listOwnHistory({ db }: Dependencies): Handler<'listOwnHistory'> {
  return async ({ params: { id }, caller, ...request }) => {
    if (!(await isAuthorOf(db, caller.id, id))) throw new ProblemError({ type: 'unknown-listing', listingType: null, id })
    return listAnswer(request, mapList(auditList(db, { listing: id, withReports: false }), (stored) => stepOf(stored, caller.id)))
  }
}

/** The actions that write a text. Of others, the log has the same text before and after. */
const writing: readonly AuditAction[] = ['listing-edited', 'listing-resubmitted', 'change-submitted', 'event-moved']

function stepOf({ entry, actor }: StoredEntry, author: number): Step {
  const { id, at, action, after } = entry
  const state = (after ?? {}) as Readonly<Record<string, string | null>>
  const { rejectionReason, removalReason, answer, cancellation: note = null } = state
  return {
    id, at, action,
    by: actor === author ? 'author' : 'administrator',
    reason: rejectionReason ?? removalReason ?? answer ?? null,
    note: action === 'event-cancelled' && typeof note === 'string' ? note : null,
    texts: writing.includes(action) ? textsOf(entry) : null,
  }
}

function textsOf({ listing, before, after }: Entry): Step['texts'] {
  if (!listing || !before || !after) return null
  const [from, to] = [textOf(listing, before), textOf(listing, after)]
  return differingFields(from, to).length > 0 ? { before: from, after: to } : null
}

function textOf({ id, type }: { readonly id: number; readonly type: ListingType }, state: NonNullable<AuditState>): Text {
  return { id, ...fieldsOfVersion(state, fieldsOf(type)), approved: state['state'] === 'approved' } as unknown as Text
}
