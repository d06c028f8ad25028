/** Connects the machine of what is near the visitor to its lists in the search. */
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { withoutPlaces } from '../../../domain/lists/filter.ts'
import { firstRadius, townsWithin } from '../../../domain/places/distance.ts'
import type { NamedList } from '../../../domain/search/named-lists.ts'
import { nearVisitorMachine, type ListNear } from '../../machines/search/near-visitor.ts'
import { firstTag } from '../../site/first-tag.ts'
import { fromCall } from '../../site/from-call.ts'
import { useSite } from '../../site/site.ts'
import { NearLists } from '../../ui/search/near-lists.tsx'

interface NearVisitorProps {
  readonly lists: readonly NamedList[]
  readonly hrefOfList: (list: NamedList) => string
}

export function NearVisitor({ lists, hrefOfList }: NearVisitorProps) {
  const { geography, distances } = useSite()
  const navigate = useNavigate()
  const [snapshot, send] = useMachine(
    nearVisitorMachine.provide({
      actors: { findNearTowns: fromCall(() => geography.findNearTowns()) },
      actions: { openNear: (_, near) => openNear(near) },
    }),
  )

  function openNear({ list, near }: ListNear) {
    if (list === null) return
    const filter = { ...withoutPlaces(list.filter), cities: townsWithin(near, firstRadius) }
    distances.remember(filter, { from: 'visitor', radius: firstRadius, near })
    void navigate({ href: hrefOfList({ ...list, filter }).slice(1) })
  }

  const tag = firstTag(snapshot, ['busy', 'denied', 'lost'] as const)
  return <NearLists lists={lists} status={tag ?? 'unasked'} onChoose={(list) => send({ type: 'list.choose', list })} />
}
