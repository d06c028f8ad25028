/** The listing of the address, in a modal whose code is loaded when it is first needed. */
import { titleIn } from '../../../domain/listing/listing-language.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { MarkedListingModalProps } from './marked-listing-modal.tsx'
import { useListingPage } from './use-listing-page.ts'
import type { useOpenedListing } from './use-opened-listing.ts'

const listingModal = lazyComponent<MarkedListingModalProps>(async () => (await import('./marked-listing-modal.tsx')).MarkedListingModal)

/** Fetches the code of the modal, before a listing is opened. */
export const preloadListingModal = listingModal.preload

type Opened = ReturnType<typeof useOpenedListing>

interface OpenedListingProps {
  readonly type: ListingType
  /** The id in the address; null for none. */
  readonly id: number | null
  readonly opened: Opened
  /** The screen with nothing but the listing, such as `#/shop?listing=12`, which is shared where listings have no pages. */
  readonly screen: string
}

export function OpenedListing({ type, id, opened, screen }: OpenedListingProps) {
  const pageOf = useListingPage(type)
  const ListingModal = listingModal.useComponent(opened.status !== 'closed')
  const page = id === null ? undefined : pageOf({ id })
  return (
    ListingModal && (
      <ListingModal
        {...opened}
        type={type}
        id={id}
        address={id === null ? undefined : (page ?? absolute(screen))}
        page={page}
      />
    )
  )
}

/** So that tabs, history and bookmarks name the listing. */
export function openedTitle({ status, listing, known }: Opened): string | undefined {
  const named = status === 'open' ? listing : status === 'loading' ? known : null
  return named ? titleIn(getLocale(), named).text : undefined
}

function absolute(screen: string): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}${screen}`
}
