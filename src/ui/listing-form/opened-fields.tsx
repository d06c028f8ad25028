/** Optional fields behind a button, unless one of them is filled in. */
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import button from '../button.module.css'
import styles from './listing-form.module.css'

interface OpenedFieldsProps {
  readonly label: string
  /** Whether one of the fields has an initial value. */
  readonly isFilled: boolean
  readonly children: ReactNode
}

export function OpenedFields({ label, isFilled, children }: OpenedFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(isFilled)

  function open() {
    flushSync(() => setIsOpen(true))
    // The button that had the focus is gone.
    fields.current?.querySelector<HTMLElement>('input, select')?.focus()
  }

  if (isOpen) return <div ref={fields} className={styles.opened}>{children}</div>
  return (
    <button type="button" className={`${button.quiet} ${styles.opener}`} onClick={open}>
      {label}
    </button>
  )
}
