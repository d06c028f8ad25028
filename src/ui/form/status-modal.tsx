/** How a form fared, in a modal. Its code comes after the screen's; until then the words stand in the screen. */
import { useEffect, type ReactNode } from 'react'
import { later } from '../later.ts'
import { FormMessage } from './form-message.tsx'

const statusDialog = later<StatusModalProps>(async () => (await import('./status-dialog.tsx')).StatusDialog)

export interface StatusModalProps {
  readonly isOpen: boolean
  readonly title: string
  readonly tone: 'success' | 'failure'
  /** What stands beside the button that closes it. */
  readonly actions?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

export function StatusModal(props: StatusModalProps) {
  const StatusDialog = statusDialog.useWanted(props.isOpen)
  useEffect(() => statusDialog.preload(), [])
  if (StatusDialog) return <StatusDialog {...props} />
  return props.isOpen && <FormMessage tone={props.tone}>{props.children}</FormMessage>
}
