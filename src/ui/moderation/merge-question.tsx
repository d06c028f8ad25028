/** The question before a listing is merged into another one: which one is removed, which one is kept, and who is told. */
import { useId } from 'react'
import { languageOfText } from '../../../domain/listing/listing-language.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { factsOf } from '../duplicates/likely-duplicates.tsx'
import { Modal } from '../modal.tsx'
import { usePlaceNames } from '../place-names.ts'
import styles from './merge-question.module.css'

interface MergeQuestionProps {
  readonly isOpen: boolean
  readonly listing: TypedListing
  /** The listing that is kept; null before one was chosen. */
  readonly into: LikelyDuplicate | null
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export function MergeQuestion({ isOpen, listing, into, onConfirm, onCancel }: MergeQuestionProps) {
  const textId = useId()
  const { title, city, startDate = null, endDate = null, submission } = listing
  const state = listing.state === 'pending' ? 'pending' : 'approved'
  const removed = { title, city, startDate, endDate, state, author: submission?.author?.username ?? null } as const
  return (
    <Modal
      isOpen={isOpen}
      title={m.moderation_merge_question()}
      role="alertdialog"
      describedBy={textId}
      closeLabel={m.moderation_cancel()}
      onClose={onCancel}
      actions={<button type="button" className={button.danger} onClick={onConfirm}>{m.moderation_merge_confirm()}</button>}
    >
      <div id={textId} className={styles.text}>
        <dl className={styles.listings}>
          <Told term={m.moderation_merge_removed()} listing={removed} />
          {into && <Told term={m.moderation_merge_kept()} listing={into} />}
        </dl>
        {into && <p>{m.moderation_merge_text({ state: into.state })}</p>}
      </div>
    </Modal>
  )
}

interface ToldProps {
  readonly term: string
  readonly listing: Omit<LikelyDuplicate, 'id' | 'type'>
}

function Told({ term, listing }: ToldProps) {
  const { cityName } = usePlaceNames()
  const { title } = listing
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <strong lang={languageOfText(title)}>{title}</strong>
        {factsOf(listing, cityName)}
      </dd>
    </div>
  )
}
