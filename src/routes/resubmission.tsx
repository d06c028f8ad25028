/** The form in which a member changes an own listing. */
import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { athensToday } from '../../domain/days.ts'
import type { OwnListing } from '../../domain/own-listing.ts'
import { resubmissionMachine } from '../machines/resubmission.ts'
import { ResubmissionView } from '../ui/my-listings/resubmission-view.tsx'
import { useCities } from './use-cities.ts'
import { useSite } from './use-site.ts'

interface ResubmissionProps {
  readonly listing: OwnListing
  readonly onClose: () => void
  /** What the list shows is out of date. */
  readonly onReload: () => void
}

export function Resubmission({ listing, onClose, onReload }: ResubmissionProps) {
  const { submissions, now } = useSite()
  const today = () => athensToday(now())
  const [snapshot, send] = useMachine(
    resubmissionMachine.provide({
      actors: { resubmit: fromPromise(({ input }) => submissions.resubmit(input)) },
      actions: { closeEditor: onClose, reloadList: onReload },
    }),
    { input: { listing, today } },
  )
  return (
    <ResubmissionView
      listing={listing}
      status={snapshot.value}
      faults={snapshot.context.faults}
      failure={snapshot.context.failure}
      cities={useCities()}
      today={today()}
      onSubmit={(form) => send({ type: 'form.submit', form })}
      onCancel={() => send({ type: 'edit.cancel' })}
      onCloseStatus={() => send({ type: 'status.close' })}
    />
  )
}
