/** The button that saves a listing on the device, and removes it again. */
import { Bookmark, Library } from 'lucide-react'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import styles from './save-button.module.css'

interface SaveButtonProps {
  readonly isSaved: boolean
  /** Whether the device did not store it. */
  readonly isRefused: boolean
  readonly onToggle: () => void
}

export function SaveButton({ isSaved, isRefused, onToggle }: SaveButtonProps) {
  return (
    <span className={styles.save}>
      <button type="button" className={button.quiet} aria-pressed={isSaved} onClick={onToggle}>
        <Bookmark size={18} fill={isSaved ? 'currentColor' : 'none'} />
        {isSaved ? m.saved_marked() : m.saved_mark()}
      </button>
      {isSaved && (
        <a className={button.quiet} href={href(paths.saved)}>
          <Library size={18} />
          {m.saved_all()}
        </a>
      )}
      <span role="status">{isRefused && m.saved_refused()}</span>
    </span>
  )
}
