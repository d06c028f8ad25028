/** Connects the machine of likely duplicates. */
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { openedAddress } from '../../../domain/listing/opened-address.ts'
import type { LikelyDuplicate, SoughtDuplicates } from '../../../domain/listing/sought-duplicates.ts'
import { paths } from '../../../domain/paths.ts'
import { likelyDuplicatesMachine } from '../../machines/duplicates/likely-duplicates.ts'
import { href } from '../../paths.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'

/**
 * What was found for a listing; null for one that says too little. What was found is asked for again when `read` is another object, such as
 * a listing whose list was read again. Requires the offer `duplicates`.
 */
export function useLikelyDuplicates(sought: SoughtDuplicates | null, read?: object): readonly LikelyDuplicate[] {
  const { duplicates } = useSite()
  const [snapshot, send] = useMachine(
    likelyDuplicatesMachine.provide({
      actors: { findDuplicates: fromCall((input: SoughtDuplicates, signal) => duplicates.find(input, signal)) },
    }),
    { input: { sought } },
  )
  const asked = JSON.stringify(sought)
  useEffect(() => send({ type: 'listing.change', sought: JSON.parse(asked) as SoughtDuplicates | null }), [asked, send])
  useEffect(() => send({ type: 'list.refresh' }), [read, send])
  return snapshot.context.found
}

/** The address of a public listing, or of what moderators find by the title of one that waits. */
export function moderatedHref({ state, type, id, title }: LikelyDuplicate): string {
  return state === 'approved' ? openedAddress(type, id) : href(paths.adminEvents, { q: title })
}
