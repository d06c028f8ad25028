/** The field that searches the titles of one's own listings. */
import { useId, type FormEvent } from 'react'
import { longestSearch } from '../../../domain/search/search-text.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './own-search.module.css'

interface OwnSearchProps {
  /** What the list is searched for. */
  readonly search: string
  readonly onSearch: (text: string) => void
}

export function OwnSearch({ search, onSearch }: OwnSearchProps) {
  const id = useId()
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <form role="search" className={styles.search} onSubmit={send}>
      <label htmlFor={id}>{m.own_search()}</label>
      <div className={styles.row}>
        <input
          // Another search of the address replaces what was typed.
          key={search}
          id={id}
          className={styles.input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestSearch}
          defaultValue={search}
        />
        <button type="submit" className={button.outline}>
          {m.search_submit()}
        </button>
      </div>
    </form>
  )
}
