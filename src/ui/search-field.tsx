/** The field of the search. */
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, type FormEvent } from 'react'
import type { ListingType } from '../../domain/listing/listing.ts'
import { longestSearch } from '../../domain/search/search-text.ts'
import { m } from '../../messages/compiled/messages.js'
import { typeWords } from '../../words/listing-types.ts'
import button from './button.module.css'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  /** The type that is searched; null for all. */
  readonly type: ListingType | null
  readonly typed: string
  /** Whether an empty field takes the focus, as that of the search does. */
  readonly takesFocus?: boolean
  readonly onSearch: (text: string) => void
  /** Searches at once. */
  readonly onApply: () => void
}

export function SearchField({ type, typed, takesFocus = true, onSearch, onApply }: SearchFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isFocusedAtFirst = useRef(takesFocus && typed === '')

  // After the frame has focused the new screen. Whoever follows a link to results reads them first.
  useEffect(() => {
    if (!isFocusedAtFirst.current) return
    const timer = setTimeout(() => field.current?.focus())
    return () => clearTimeout(timer)
  }, [])

  function apply(event: FormEvent) {
    event.preventDefault()
    onApply()
  }
  return (
    <form role="search" className={styles.form} onSubmit={apply}>
      <label htmlFor={id}>
        {m.search_field()}
        {type && ` (${typeWords[type].list()})`}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={longestSearch}
          placeholder={m.search_hint()}
          value={typed}
          onChange={(event) => onSearch(event.target.value)}
        />
        <button type="submit" className={button.primary} aria-label={m.search_submit()}>
          <Search />
          <span>{m.search_submit()}</span>
        </button>
      </div>
    </form>
  )
}
