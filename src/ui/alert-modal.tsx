/** What went wrong, in a modal alert. Its code comes after the screen's; until then the words stand in the screen. */
import { useEffect } from 'react'
import { FormMessage } from './form/form-message.tsx'
import { later } from './later.ts'

const alertDialog = later<AlertModalProps>(async () => (await import('./alert-dialog.tsx')).AlertDialog)

export interface AlertModalProps {
  readonly isOpen: boolean
  /** What went wrong. Specification, section 8. */
  readonly title: string
  /** Why. */
  readonly reason: string
  readonly onClose: () => void
}

export function AlertModal(props: AlertModalProps) {
  const AlertDialog = alertDialog.useWanted(props.isOpen)
  useEffect(() => alertDialog.preload(), [])
  if (AlertDialog) return <AlertDialog {...props} />
  return (
    props.isOpen && (
      <FormMessage tone="failure">
        <p>{props.title}</p>
        <p>{props.reason}</p>
      </FormMessage>
    )
  )
}
