/** The search field of the list of users. */
import { useId, type FormEvent } from 'react'
import { longestSearch } from '../../../domain/search/search-text.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './user-search.module.css'

interface UserSearchProps {
  readonly typed: string
  readonly onSearch: (text: string) => void
  /** Applies the search at once. */
  readonly onApply: () => void
}

export function UserSearch({ typed, onSearch, onApply }: UserSearchProps) {
  const id = useId()
  function apply(event: FormEvent) {
    event.preventDefault()
    onApply()
  }
  return (
    <form role="search" className={styles.search} onSubmit={apply}>
      <label htmlFor={id}>{m.users_search()}</label>
      <input
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestSearch}
        placeholder={m.users_search_hint()}
        value={typed}
        onChange={(event) => onSearch(event.target.value)}
      />
    </form>
  )
}
