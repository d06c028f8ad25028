/** The help for the keyboard shortcuts of the queue. */
import { m } from '../../../messages/compiled/messages.js'
import { Modal } from '../modal.tsx'
import styles from './keys-help.module.css'

interface KeysHelpProps {
  readonly isOpen: boolean
  readonly canReject: boolean
  readonly canUndo: boolean
  readonly onClose: () => void
}

export function KeysHelp({ isOpen, canReject, canUndo, onClose }: KeysHelpProps) {
  const keys = [
    ['a', m.moderation_approve()],
    ['e', m.moderation_edit()],
    ...(canReject ? [['r', m.moderation_reject()] as const] : []),
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
