/** What the search offers beside its results: what is near the visitor, and the lists that the words name. Fetched after the screen. */
import { useEffect } from 'react'
import type { NamedList } from '../../../domain/search/named-lists.ts'
import { distanceAround } from '../../../words/nearby.ts'
import { useSite } from '../../site/site.ts'
import { usePlaceNames } from '../../ui/place-names.ts'
import { OfferedLists, type OfferedListsProps } from '../../ui/search/offered-lists.tsx'
import { NearVisitor } from './near-visitor.tsx'

export interface OfferedProps extends OfferedListsProps {
  readonly nearMe: readonly NamedList[]
}

export function Offered({ nearMe, ...lists }: OfferedProps) {
  const { distances } = useSite()
  const places = usePlaceNames()
  const { offered, hrefOfList } = lists
  useEffect(() => {
    for (const { filter, around } of offered) if (around) distances.remember(filter, distanceAround(around, null, places))
  })
  return (
    <>
      {nearMe.length > 0 && <NearVisitor lists={nearMe} hrefOfList={hrefOfList} />}
      <OfferedLists {...lists} />
    </>
  )
}
