/** A listing of Manage Posts, driven by its card's machine. */
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { ModerationCardActor, moderationCardMachine } from '../../machines/moderation/moderation-card.ts'
import { useSite } from '../../site/site.ts'
import { ModerationCard, type ModerationCardProps } from '../../ui/moderation/moderation-card.tsx'

interface ModeratedListingProps extends Pick<ModerationCardProps, 'isOpened' | 'cities' | 'today' | 'onOpen'> {
  readonly card: ModerationCardActor
}

export function ModeratedListing({ card, ...given }: ModeratedListingProps) {
  const { offers } = useSite().configuration
  const snapshot = useSelector(card, (present) => present)
  return (
    <ModerationCard
      {...given}
      {...toView(snapshot)}
      hasHistory={offers.has('audit-log')}
      onApprove={() => card.send({ type: 'listing.approve' })}
      onEdit={() => card.send({ type: 'listing.edit' })}
      onReject={offers.has('rejection') ? () => card.send({ type: 'listing.reject' }) : null}
      onDelete={() => card.send({ type: 'listing.delete' })}
      onSave={(form) => card.send({ type: 'edit.save', form })}
      onCancelEdit={() => card.send({ type: 'edit.cancel' })}
      onSendRejection={(reason) => card.send({ type: 'rejection.send', reason })}
      onCancelRejection={() => card.send({ type: 'rejection.cancel' })}
      onConfirmDeletion={() => card.send({ type: 'deletion.confirm' })}
      onCancelDeletion={() => card.send({ type: 'deletion.cancel' })}
      onAdopt={() => card.send({ type: 'conflict.adopt' })}
      onOverride={() => card.send({ type: 'conflict.override' })}
      onCloseAlert={() => card.send({ type: 'alert.close' })}
    />
  )
}

type CardSnapshot = SnapshotFrom<typeof moderationCardMachine>

function toView(snapshot: CardSnapshot) {
  const { tell: _, today: __, ...shown } = snapshot.context
  return { ...shown, panel: panelOf(snapshot), alert: alertOf(snapshot), isBusy: snapshot.hasTag('busy') }
}

/** What was typed stays in view while it is on its way and after it failed. */
function panelOf({ value, context: { decision } }: CardSnapshot): ModerationCardProps['panel'] {
  if (value === 'conflicting') return 'conflict'
  if (value === 'editing' || value === 'saving' || (value === 'failed' && decision === 'update')) return 'edit'
  if (value === 'rejecting' || value === 'sendingRejection' || (value === 'failed' && decision === 'rejection')) return 'rejection'
  return 'details'
}

function alertOf({ value }: CardSnapshot): ModerationCardProps['alert'] {
  if (value === 'failed' || value === 'gone') return value
  return value === 'confirmingDelete' ? 'deletion' : null
}
