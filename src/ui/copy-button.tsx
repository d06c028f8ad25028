/** A button that copies a text and confirms it. */
import { Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { m } from '../../messages/compiled/messages.js'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  readonly text: string
  readonly className: string | undefined
  /** The name of the button, where what it shows is shorter. */
  readonly label?: string
  readonly children: ReactNode
}

export function CopyButton({ text, className, label, children }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Not permitted, or no secure context: the person can still select the text.
      setOutcome('refused')
    }
  }

  return (
    <span className={styles.copy}>
      <button type="button" className={className} aria-label={label} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check /> : <Copy />}
        {children}
      </button>
      <span role="status">
        {outcome === 'copied' && m.copied()}
        {outcome === 'refused' && m.copy_refused()}
      </span>
    </span>
  )
}
