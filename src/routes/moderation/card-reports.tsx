/** Connects the machine of the open reports of a listing in Manage Posts. */
import { useMachine } from '@xstate/react'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import type { GivenOutcome, ListingReports } from '../../../domain/moderation/report.ts'
import { cardReportsMachine } from '../../machines/moderation/card-reports.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { CardReportsView } from '../../ui/moderation/card-reports-view.tsx'
import { useToldOfReports, useUndone } from './use-undo.ts'

interface CardReportsProps {
  readonly listing: TypedListing
  readonly reports: ListingReports
}

export function CardReports({ listing, reports }: CardReportsProps) {
  const { moderation } = useSite()
  const tell = useToldOfReports()
  const [snapshot, send] = useMachine(
    cardReportsMachine.provide({
      actors: {
        decide: fromCall(async (outcome: GivenOutcome | null) => moderation.decideReports({ id: listing.id, outcome: outcome ?? 'kept' })),
      },
      actions: { tell: (_, { decision }) => decision !== null && tell(listing, decision) },
    }),
  )
  useUndone(() => send({ type: 'decision.undone' }))
  return (
    <CardReportsView
      {...{ listing, reports }}
      status={firstTag(snapshot, ['busy', 'decided', 'failed']) ?? 'ready'}
      failure={snapshot.context.failure}
      onDecide={(outcome) => send({ type: 'outcome.choose', outcome })}
    />
  )
}
