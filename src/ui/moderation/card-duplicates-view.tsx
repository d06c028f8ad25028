/** What a listing that is moderated is likely to be the same as, each with a button that merges it into that one. */
import { useId } from 'react'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { isMergeable } from '../../../domain/moderation/merging.ts'
import { m } from '../../../messages/compiled/messages.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { LikelyDuplicates, type LikelyDuplicatesProps } from '../duplicates/likely-duplicates.tsx'
import styles from './submission-facts.module.css'

export interface CardDuplicatesProps extends Omit<LikelyDuplicatesProps, 'actionOf'> {
  readonly listing: TypedListing
  readonly isBusy: boolean
  /** Null where the server cannot merge. */
  readonly onMerge: ((into: LikelyDuplicate) => void) | null
}

export function CardDuplicatesView({ listing, isBusy, onMerge, ...props }: CardDuplicatesProps) {
  const headingId = useId()
  const actionOf = (duplicate: LikelyDuplicate, titleId: string) => onMerge && isMergeable(listing.state, duplicate.state) && (
    <BusyButton className={button.outline} aria-describedby={titleId} isBusy={isBusy} onClick={() => onMerge(duplicate)}>
      {m.moderation_merge()}
    </BusyButton>
  )
  return (
    // No region, since each card has it.
    <div role="group" className={styles.submission} aria-labelledby={headingId}>
      <p id={headingId}>{m.duplicates_possible()}</p>
      <LikelyDuplicates {...props} actionOf={actionOf} />
    </div>
  )
}
