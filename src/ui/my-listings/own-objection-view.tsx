/** Under the statement of a decision: the button that opens the form to object to it, the form, and the receipt. */
import { useEffect, useRef } from 'react'
import type { Objection } from '../../../domain/given-reasons/objection.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { ObjectionForm, type ObjectionFormProps } from '../given-reasons/objection-form.tsx'
import { SentObjection } from '../given-reasons/sent-objection.tsx'

interface OwnObjectionViewProps extends Omit<ObjectionFormProps, 'onClose'>, Pick<Objection, 'at'> {
  readonly status: 'closed' | 'form' | 'sent'
  /** What the server says to an objection that was sent. */
  readonly said: string | null
  /** The id of the element with the title of the listing. */
  readonly titleId: string
  readonly onOpen: () => void
  readonly onClose: () => void
}

export function OwnObjectionView({ status, said, at, titleId, onOpen, ...form }: OwnObjectionViewProps) {
  const place = useFocusOnNext(status)
  return (
    <div ref={place}>
      {status === 'closed' && (
        <button type="button" className={button.outline} aria-describedby={titleId} onClick={onOpen}>{m.objection_open()}</button>
      )}
      {status === 'form' && <ObjectionForm {...form} />}
      {status === 'sent' && <SentObjection said={said} at={at} text={form.text} />}
    </div>
  )
}

/** What had the focus is gone when the form opens or closes. */
function useFocusOnNext(status: OwnObjectionViewProps['status']) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(status)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    if (status !== 'sent') place.current?.querySelector<HTMLElement>('textarea, button')?.focus()
  }, [status])
  return place
}
