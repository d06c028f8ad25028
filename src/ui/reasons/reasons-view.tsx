/** The reasons for decisions, in each language of the site, with what an administrator does to keep them. */
import { useId } from 'react'
import { maxReasons, type Reason } from '../../../domain/given-reasons/reasons.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { FailedState } from '../lists/failed-state.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { Page } from '../page.tsx'
import { ReasonDeletion, type ReasonDeletionProps } from './reason-deletion.tsx'
import { ReasonForm, type ReasonFormProps } from './reason-form.tsx'
import { languagesHere } from './languages-here.ts'
import styles from './reasons-view.module.css'

export interface ReasonsViewProps extends Omit<ReasonFormProps & ReasonDeletionProps, 'isOpen'> {
  readonly product: string
  /** Null before they are read. */
  readonly reasons: readonly Reason[] | null
  /** Whether they could not be read when that was last tried. */
  readonly hasFailed: boolean
  /** Which modal is open, or what was done last. */
  readonly shown: 'form' | 'question' | 'added' | 'changed' | 'deleted' | null
  /** Reads them again. */
  readonly onRead: () => void
  readonly onAdd: () => void
  readonly onChange: (reason: Reason) => void
  readonly onDelete: (reason: Reason) => void
}

export function ReasonsView(props: ReasonsViewProps) {
  const { product, reasons, hasFailed, shown, chosen, onRead, onAdd } = props
  const isFull = reasons !== null && reasons.length >= maxReasons
  const outcome = shown === 'added' || shown === 'changed' || shown === 'deleted' ? m.reasons_done({ done: shown }) : null
  const failed = <FailedState message={m.reasons_failed()} thing="private" isQuiet={reasons !== null} onRetry={onRead} />
  return (
    <Page
      product={product}
      title={m.admin_reasons()}
      actions={!isFull && <button type="button" className={button.primary} onClick={onAdd}>{m.reasons_add()}</button>}
    >
      <p className={styles.intro}>{m.reasons_intro()}</p>
      {isFull && <p className={styles.intro}>{m.problem_too_many_reasons_detail()}</p>}
      <p role="status" className={styles.outcome}>{outcome}</p>
      {hasFailed && failed}
      {/* What was deleted is gone at once, so that the focus does not return to its button. */}
      {reasons && <ReasonList {...props} reasons={shown === 'deleted' ? reasons.filter(({ id }) => id !== chosen?.id) : reasons} />}
      {!reasons && !hasFailed && <Skeleton count={3} />}
      <ReasonForm {...props} isOpen={shown === 'form'} />
      <ReasonDeletion {...props} isOpen={shown === 'question'} />
    </Page>
  )
}

interface ReasonListProps extends Pick<ReasonsViewProps, 'onChange' | 'onDelete'> {
  readonly reasons: readonly Reason[]
}

function ReasonList({ reasons, onChange, onDelete }: ReasonListProps) {
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <ReasonItem key={reason.id} reason={reason} onChange={() => onChange(reason)} onDelete={() => onDelete(reason)} />
      ))}
    </ul>
  )
}

interface ReasonItemProps {
  readonly reason: Reason
  readonly onChange: () => void
  readonly onDelete: () => void
}

function ReasonItem({ reason, onChange, onDelete }: ReasonItemProps) {
  const textId = useId()
  const [own, ...others] = languagesHere()
  return (
    <li className={styles.reason}>
      <p id={textId} lang={own}>{reason[own]}</p>
      {others.map((language) => <p key={language} lang={language}>{reason[language]}</p>)}
      {reason.isGeneral && <p className={styles.general}>{m.reasons_general()}</p>}
      <div className={styles.actions}>
        <button type="button" className={button.outline} aria-describedby={textId} onClick={onChange}>{m.own_change()}</button>
        {!reason.isGeneral && (
          <button type="button" className={`${button.outline} ${styles.delete}`} aria-describedby={textId} onClick={onDelete}>
            {m.moderation_delete()}
          </button>
        )}
      </div>
    </li>
  )
}
