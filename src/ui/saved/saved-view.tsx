/** The listings that are saved on this device, the latest first. */
import { Trash2, Undo2 } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import type { Closed } from '../../../domain/listing/cancellation.ts'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import type { RemovedListing } from '../../../domain/listing/saved-listing.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { foundCount } from '../../../words/listing-counts.ts'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { EntryCard } from '../listing/entry-card.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import list from '../lists/entry-list.module.css'
import { Page } from '../page.tsx'
import styles from './saved-view.module.css'

export interface SavedEntry {
  readonly type: ListingType
  readonly entry: Entry
  /** Whether it is not public any more. */
  readonly isGone: boolean
  readonly closed: Closed | null
  readonly href: string
  readonly page: string | undefined
}

interface SavedViewProps {
  readonly product: string
  readonly entries: readonly SavedEntry[]
  /** Whether the server has not told of each. */
  readonly isKept: boolean
  /** What was removed last, and can be saved again. */
  readonly removed: RemovedListing | null
  readonly onRemove: (type: ListingType, id: number) => void
  readonly onUndo: (removed: RemovedListing) => void
  /** What is open over the list. */
  readonly children?: ReactNode
}

export function SavedView({ product, entries, isKept, removed, onRemove, onUndo, children }: SavedViewProps) {
  /** The key of the listing that was saved again. Its button gets the focus, as that of what was removed gets it. */
  const [restored, setRestored] = useState<string | null>(null)
  const rows = entries.map((saved) => (
    <li key={keyOf(saved.type, saved.entry)} className={styles.item}>
      <SavedCard
        saved={saved}
        isRestored={keyOf(saved.type, saved.entry) === restored}
        onRemove={() => {
          setRestored(null)
          onRemove(saved.type, saved.entry.id)
        }}
      />
    </li>
  ))

  const shown = removed ? rows.toSpliced(removed.index, 0, removedRow(removed)) : rows

  function removedRow(row: RemovedListing) {
    const key = keyOf(row.saved.type, row.saved.listing)
    return (
      <li key={`removed ${key}`}>
        <RemovedRow
          title={titleIn(getLocale(), row.saved.listing).text}
          onUndo={() => {
            setRestored(key)
            onUndo(row)
          }}
        />
      </li>
    )
  }

  return (
    <Page title={m.saved_title()} product={product}>
      <section aria-label={m.saved_title()} className={styles.saved}>
        <p className={styles.intro}>{m.saved_intro()}</p>
        <p role="status">{isKept && m.saved_kept()}</p>
        {entries.length > 0 && <h2 className="visually-hidden">{foundCount(null, { count: entries.length, isCapped: false })}</h2>}
        {shown.length > 0 && <ul className={list.list}>{shown}</ul>}
        {entries.length === 0 && <Nothing />}
      </section>
      {children}
    </Page>
  )
}

function Nothing() {
  return (
    <EmptyNotice
      message={m.saved_empty()}
      actions={
        <a className={button.primary} href={href(paths.events)}>
          {m.home_all_events()}
        </a>
      }
    />
  )
}

interface SavedCardProps {
  readonly saved: SavedEntry
  /** Whether it was just saved again. */
  readonly isRestored: boolean
  readonly onRemove: () => void
}

function SavedCard({ saved, isRestored, onRemove }: SavedCardProps) {
  const { type, entry, isGone, closed, page } = saved
  return (
    <>
      <EntryCard type={type} entry={entry} closed={closed} href={isGone ? undefined : saved.href} page={isGone ? undefined : page} />
      <div className={styles.row}>
        {isGone && <p className={styles.gone}>{m.saved_gone()}</p>}
        <button
          type="button"
          className={button.quiet}
          autoFocus={isRestored}
          aria-label={m.saved_remove_title({ title: titleIn(getLocale(), entry).text })}
          onClick={onRemove}
        >
          <Trash2 size={18} />
          {m.saved_remove()}
        </button>
      </div>
    </>
  )
}

/** Where the listing was. The focus says it, too. */
function RemovedRow({ title, onUndo }: { readonly title: string; readonly onUndo: () => void }) {
  const words = useId()
  return (
    <div className={styles.removed}>
      <p id={words}>{m.saved_removed({ title })}</p>
      <button type="button" autoFocus className={button.outline} aria-describedby={words} onClick={onUndo}>
        <Undo2 size={18} />
        {m.saved_undo()}
      </button>
    </div>
  )
}

function keyOf(type: ListingType, { id }: { readonly id: number }): string {
  return `${type} ${id}`
}
