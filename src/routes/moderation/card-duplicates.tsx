/** The likely duplicates of a listing that is moderated. They are asked for when its card comes into view. */
import { useEffect, useRef, useState } from 'react'
import { soughtFor, type SoughtDuplicates } from '../../../domain/listing/sought-duplicates.ts'
import { hasWaitingChange, withChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import { CardDuplicatesView } from '../../ui/moderation/card-duplicates-view.tsx'
import { moderatedHref, useLikelyDuplicates } from '../duplicates/use-likely-duplicates.ts'

interface CardDuplicatesProps {
  readonly listing: TypedListing
}

export function CardDuplicates({ listing }: CardDuplicatesProps) {
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
  return <div ref={place}>{isSeen && <SeenDuplicates sought={textOf(listing)} />}</div>
}

function SeenDuplicates({ sought }: { readonly sought: SoughtDuplicates }) {
  const duplicates = useLikelyDuplicates(sought)
  return duplicates.length > 0 && <CardDuplicatesView duplicates={duplicates} hrefOf={moderatedHref} />
}

/** The text that is decided on. */
function textOf(listing: TypedListing): SoughtDuplicates {
  return soughtFor(listing.type, hasWaitingChange(listing) ? withChange(listing) : listing)
}
