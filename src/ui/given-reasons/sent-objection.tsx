/** The receipt of an objection that was sent just now. */
import type { Objection } from '../../../domain/given-reasons/objection.ts'
import { FormMessage } from '../form/form-message.tsx'
import { GivenObjection } from './given-objection.tsx'
import styles from './sent-objection.module.css'

interface SentObjectionProps extends Pick<Objection, 'at' | 'text'> {
  /** What the server says to it. */
  readonly said: string | null
}

export function SentObjection({ said, at, text }: SentObjectionProps) {
  return (
    <div ref={takeLostFocus} tabIndex={-1} className={styles.sent}>
      <FormMessage tone="success">{said}</FormMessage>
      <GivenObjection at={at} text={text} outcome={null} answer={null} />
    </div>
  )
}

/** The button that was pressed is gone. */
function takeLostFocus(shown: HTMLElement | null) {
  if (document.activeElement === document.body) shown?.focus({ preventScroll: true })
}
