/** The help for the keyboard shortcuts of the queue. */
import { m } from '../../../messages/compiled/messages.js'
import { Modal } from '../modal.tsx'
import styles from './keys-help.module.css'

interface KeysHelpProps {
  readonly isOpen: boolean
  readonly canReject: boolean
  readonly canUndo: boolean
  /** Whether there are reasons to choose from. */
  readonly hasReasons: boolean
  readonly onClose: () => void
}

export function KeysHelp({ isOpen, canReject, canUndo, hasReasons, onClose }: KeysHelpProps) {
  const keys = [
    ['a', m.moderation_approve()],
    ['e', m.moderation_edit()],
    ...(canReject ? [['r', m.moderation_reject()] as const] : []),
    ...(hasReasons ? [['1–9', m.moderation_key_reason()], ['0', m.moderation_key_own_words()]] as const : []),
    ['Ctrl Enter', m.moderation_key_send()],
    ['x', m.moderation_key_select()],
    ['Shift x', m.moderation_key_select_range()],
    ...(canUndo ? [['z', m.moderation_key_undo()] as const] : []),
    ['j', m.moderation_key_next()],
    ['k', m.moderation_key_previous()],
    ['?', m.moderation_key_help()],
  ] as const
  return (
    <Modal isOpen={isOpen} title={m.moderation_keys()} onClose={onClose}>
      <p>{m.moderation_keys_text()}</p>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
