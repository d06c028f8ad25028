/** Connects the machine of the form that reports a listing. */
import { useMachine } from '@xstate/react'
import type { Report } from '../../../domain/moderation/report.ts'
import { reportMachine } from '../../machines/lists/report.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { ReportDialog } from '../../ui/opened-listing/report-dialog.tsx'

export interface ReportRouteProps {
  /** The id of the listing. */
  readonly id: number
  /** Its absolute address. */
  readonly address: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ReportRoute({ id, address, isOpen, onClose }: ReportRouteProps) {
  const { accounts } = useSite()
  const [snapshot, send] = useMachine(
    reportMachine.provide({
      actors: { sendRequest: fromCall((report: Report, signal) => accounts.sendReport({ id, report }, signal)) },
    }),
  )
  const { faults, failure } = snapshot.context
  return (
    <ReportDialog
      {...{ address, isOpen, faults, failure }}
      status={snapshot.value}
      isBusy={snapshot.hasTag('busy')}
      onClose={() => {
        send({ type: 'dialog.close' })
        onClose()
      }}
      onSubmit={(form) => send({ type: 'form.submit', form })}
    />
  )
}
