/** Connects the machine of a card of Manage Posts. */
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { maySee } from '../../../domain/screen-roles.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import { isRemoved } from '../../../domain/moderation/moderation.ts'
import { paths } from '../../../domain/paths.ts'
import type { ModerationCardActor, moderationCardMachine } from '../../machines/moderation/moderation-card.ts'
import { firstTag } from '../../site/first-tag.ts'
import { useSession, useSite } from '../../site/site.ts'
import { CardDuplicates } from './card-duplicates.tsx'
import { CardReports } from './card-reports.tsx'
import { accountHref, authorHref } from './moderation-address.ts'
import { ModerationCard, type ModerationCardProps } from '../../ui/moderation/moderation-card.tsx'

interface ModeratedListingProps extends Pick<ModerationCardProps, 'offered' | 'isOpened' | 'readers' | 'cities' | 'today' | 'onOpen'> {
  readonly card: ModerationCardActor
}

const panels = ['conflict', 'edit', 'rejection'] as const
const alerts = ['failed', 'gone', 'deletion', 'merge'] as const

export function ModeratedListing({ card, ...shown }: ModeratedListingProps) {
  const { offers } = useSite().configuration
  const { session } = useSession()
  const snapshot = useSelector(card, (current) => current)
  const { listing } = snapshot.context
  const view = toView(snapshot)
  const { isBusy } = view
  const onMerge = offers.has('merging') ? (into: LikelyDuplicate) => card.send({ type: 'listing.merge', into }) : null
  return (
    <ModerationCard
      {...shown}
      {...view}
      offers={offers}
      authorHref={authorHref}
      accountHref={maySee(paths.adminUsers, session?.role ?? '') ? accountHref : null}
      duplicates={offers.has('duplicates') && !isRemoved(listing) && <CardDuplicates {...{ listing, isBusy, onMerge }} />}
      reports={listing.reports && <CardReports listing={listing} reports={listing.reports} />}
      hasHistory={offers.has('audit-log')}
      onApprove={() => card.send({ type: 'listing.approve' })}
      onEdit={() => card.send({ type: 'listing.edit' })}
      onReject={offers.has('rejection') ? () => card.send({ type: 'listing.reject' }) : null}
      onDelete={() => card.send({ type: 'listing.delete' })}
      onRestore={() => card.send({ type: 'listing.restore' })}
      onSave={(form) => card.send({ type: 'edit.save', form })}
      onCancelEdit={() => card.send({ type: 'edit.cancel' })}
      onSendReasons={(given) => card.send({ type: 'reasons.send', given })}
      onCancelReasons={() => card.send({ type: 'reasons.cancel' })}
      onConfirmMerge={() => card.send({ type: 'merge.confirm' })}
      onCancelMerge={() => card.send({ type: 'merge.cancel' })}
      onAdopt={() => card.send({ type: 'conflict.adopt' })}
      onOverride={() => card.send({ type: 'conflict.override' })}
      onCloseAlert={() => card.send({ type: 'alert.close' })}
    />
  )
}

function toView(snapshot: SnapshotFrom<typeof moderationCardMachine>) {
  const { parent: _, today: __, ...shown } = snapshot.context
  return {
    ...shown,
    panel: firstTag(snapshot, panels) ?? ('details' as const),
    alert: firstTag(snapshot, alerts),
    isBusy: snapshot.hasTag('busy'),
  }
}
