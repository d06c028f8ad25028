/** The listings that are saved on this device, the latest first. */
import { Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import type { Entry, ListingType } from '../../../domain/listing/listing.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
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
  readonly isOver: boolean
  readonly href: string
  readonly page: string | undefined
}

interface SavedViewProps {
  readonly product: string
  readonly entries: readonly SavedEntry[]
  /** Whether the server has not told of each. */
  readonly isKept: boolean
  readonly onRemove: (type: ListingType, id: number) => void
  /** What is open over the list. */
  readonly children?: ReactNode
}

export function SavedView({ product, entries, isKept, onRemove, children }: SavedViewProps) {
  const section = useRef<HTMLElement>(null)

  function remove({ type, entry }: SavedEntry) {
    // The button goes with its row.
    section.current?.focus()
    onRemove(type, entry.id)
  }

  return (
    <Page title={m.saved_title()} product={product}>
      <section ref={section} tabIndex={-1} aria-label={m.saved_title()} className={styles.saved}>
        <p className={styles.intro}>{m.saved_intro()}</p>
        <p role="status">{isKept && m.saved_kept()}</p>
        {entries.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <h2 className="visually-hidden">{m.results({ count: entries.length })}</h2>
            <ul className={list.list}>
              {entries.map((saved) => (
                <li key={`${saved.type} ${saved.entry.id}`} className={styles.item}>
                  <SavedCard saved={saved} onRemove={() => remove(saved)} />
                </li>
              ))}
            </ul>
          </>
        )}
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

function SavedCard({ saved, onRemove }: { readonly saved: SavedEntry; readonly onRemove: () => void }) {
  const { type, entry, isGone, isOver, page } = saved
  return (
    <>
      <EntryCard type={type} entry={entry} isOver={isOver} href={isGone ? undefined : saved.href} page={isGone ? undefined : page} />
      <div className={styles.row}>
        {isGone && <p className={styles.gone}>{m.saved_gone()}</p>}
        <button
          type="button"
          className={button.quiet}
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
