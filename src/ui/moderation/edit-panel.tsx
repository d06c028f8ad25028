/** A listing as a form, with Save and Cancel. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { SubmitButton } from '../form/submit-button.tsx'
import { ListingForm } from '../listing-form/listing-form.tsx'
import type { ModerationCardProps } from './moderation-card.tsx'
import styles from './panel-title.module.css'

type EditPanelProps = Pick<
  ModerationCardProps,
  'listing' | 'form' | 'faults' | 'cities' | 'today' | 'isBusy' | 'onSave' | 'onCancelEdit'
> & { readonly titleId: string }

export function EditPanel({ listing, form, faults, cities, today, isBusy, titleId, onSave, onCancelEdit }: EditPanelProps) {
  return (
    <>
      <h3 id={titleId} className={styles.title}>
        {m.moderation_edit_heading({ title: listing.title })}
      </h3>
      <ListingForm
        name={`edit-${listing.id}`}
        type={listing.type}
        initial={form}
        kept={listing}
        faults={faults}
        cities={cities}
        today={today}
        isBusy={isBusy}
        onSubmit={onSave}
      >
        <SubmitButton label={m.moderation_save()} />
        <button type="button" className={button.outline} aria-disabled={isBusy} onClick={isBusy ? undefined : onCancelEdit}>
          {m.moderation_cancel()}
        </button>
      </ListingForm>
    </>
  )
}
