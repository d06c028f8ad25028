/** What a member has added, the newest first, each with what became of it. */
import type { ReactNode } from 'react'
import type { OwnListing } from '../../../domain/own-listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href, paths } from '../../paths.ts'
import button from '../button.module.css'
import { Page } from '../frame/page.tsx'
import { EmptyState } from '../listing/empty-state.tsx'
import { FailedState } from '../listing/failed-state.tsx'
import { useHeadingAfterPaging } from '../listing/heading-after-paging.ts'
import { Paging } from '../listing/paging.tsx'
import { Skeleton } from '../listing/skeleton.tsx'
import styles from './my-listings-view.module.css'
import { OwnListingCard } from './own-listing-card.tsx'

export interface MyListingsViewProps {
  readonly product: string
  readonly status: 'loading' | 'ready' | 'empty' | 'failed'
  readonly isBusy: boolean
  readonly listings: readonly OwnListing[]
  /** The listing whose place the editor takes. */
  readonly editedId: number | null
  readonly editor: ReactNode
  /** Counted from 1. */
  readonly page: number
  readonly pageCount: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
  readonly onEdit: (id: number) => void
  readonly onNext: () => void
  readonly onPrevious: () => void
  readonly onRetry: () => void
}

export function MyListingsView(props: MyListingsViewProps) {
  const heading = useHeadingAfterPaging(props.page)
  const add = (
    <a className={button.primary} href={href(paths.addSomethingGreen)}>
      {m.nav_add()}
    </a>
  )
  return (
    <Page product={props.product} title={m.own_title()} actions={props.status === 'ready' && add}>
      <p className={styles.intro}>{m.own_intro()}</p>
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {m.list_heading({ page: props.page, pageCount: props.pageCount })}
      </h2>
      <MyListingsBody {...props} />
    </Page>
  )
}

function MyListingsBody(props: MyListingsViewProps) {
  const { status, isBusy, listings, editedId, editor, hasPrevious, onEdit, onPrevious, onRetry } = props
  if (status === 'loading') return <Skeleton count={3} />
  if (status === 'failed') return <FailedState message={m.own_failed()} onRetry={onRetry} />
  if (status === 'empty') {
    return (
      <EmptyState message={m.own_empty()} addHref={href(paths.addSomethingGreen)}>
        {hasPrevious && (
          <button type="button" className={button.primary} onClick={onPrevious}>
            {m.paging_previous()}
          </button>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-busy={isBusy}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <OwnListingCard listing={listing} editor={listing.id === editedId && editor} onEdit={() => onEdit(listing.id)} />
          </li>
        ))}
      </ul>
      <Paging {...props} />
    </>
  )
}
