/** The button below a list that tells how to follow it. */
import { Rss } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { lazyComponent } from '../lazy-component.ts'
import styles from './follow-button.module.css'
import type { FollowDialogProps } from './follow-dialog.tsx'

const followDialog = lazyComponent<FollowDialogProps>(async () => (await import('./follow-dialog.tsx')).FollowDialog)

export function FollowButton(list: Pick<FollowDialogProps, 'server' | 'type' | 'filter' | 'byDistance'>) {
  const [isOpen, setIsOpen] = useState(false)
  const FollowDialog = followDialog.useComponent(isOpen)
  return (
    <div className={styles.follow}>
      <button
        type="button"
        className={button.outline}
        aria-haspopup="dialog"
        onPointerEnter={followDialog.preload}
        onFocus={followDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        <Rss size={18} />
        {m.follow_open()}
      </button>
      {FollowDialog && <FollowDialog {...list} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
