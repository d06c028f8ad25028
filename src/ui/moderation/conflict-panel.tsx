/** Two versions of a listing that somebody else has changed meanwhile, and the choice between them. */
import { comparedFields, editedListing, type Decision, type TypedListing } from '../../../domain/moderation/moderation.ts'
import type { ListingForm } from '../../../domain/listing/listing-form.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import form from '../listing-form/listing-form.module.css'
import { ComparedVersions } from '../moderated-listing/compared-versions.tsx'
import title from './panel-title.module.css'

export interface ConflictPanelProps {
  readonly listing: TypedListing
  /** The listing as somebody else has saved it. */
  readonly current: TypedListing | null
  readonly form: ListingForm
  readonly decision: Decision
  readonly titleId: string
  readonly onAdopt: () => void
  readonly onOverride: () => void
}

export function ConflictPanel({ listing, current, form: typed, decision, titleId, onAdopt, onOverride }: ConflictPanelProps) {
  const mine = decision === 'update' ? editedListing(listing, typed) : listing
  const theirs = current ?? listing
  return (
    <>
      <h3 id={titleId} tabIndex={-1} className={title.title}>
        {m.moderation_conflict()}
      </h3>
      <p>{comparedFields(theirs, mine).length > 0 ? m.moderation_conflict_text() : m.moderation_conflict_unseen()}</p>
      <ComparedVersions theirs={theirs} mine={mine} decision={decision} />
      <div className={form.buttons}>
        <button type="button" className={button.primary} onClick={onAdopt}>
          {m.moderation_conflict_adopt()}
        </button>
        <button type="button" className={button.outline} onClick={onOverride}>
          {m.moderation_conflict_override({ decision })}
        </button>
      </div>
    </>
  )
}
