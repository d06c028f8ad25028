/** The likely duplicates of a listing that is moderated. They are asked for when its card comes into view. */
import { useEffect, useRef, useState } from 'react'
import { soughtFor, type SoughtDuplicates } from '../../../domain/listing/sought-duplicates.ts'
import { hasWaitingChange, withChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { CardDuplicatesView, type CardDuplicatesProps as ViewProps } from '../../ui/moderation/card-duplicates-view.tsx'
import { moderatedHref, useLikelyDuplicates } from '../duplicates/use-likely-duplicates.ts'

type CardDuplicatesProps = Omit<ViewProps, 'duplicates' | 'hrefOf'>

export function CardDuplicates(props: CardDuplicatesProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      setSeen(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return <div ref={place}>{isSeen && <SeenDuplicates {...props} />}</div>
}

function SeenDuplicates(props: CardDuplicatesProps) {
  const duplicates = useLikelyDuplicates(textOf(props.listing), props.listing)
  return duplicates.length > 0 && <CardDuplicatesView {...props} duplicates={duplicates} hrefOf={moderatedHref} />
}

/** The text that is decided on. */
function textOf(listing: TypedListing): SoughtDuplicates {
  return soughtFor(listing.type, hasWaitingChange(listing) ? withChange(listing) : listing)
}
