/** What narrows the list of Manage Posts: words, and a choice of each kind. */
import { X } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { languages } from '../../../domain/languages.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { queueAges, type QueueChoices, type QueueState } from '../../../domain/moderation/queue.ts'
import { longestSearch } from '../../../domain/search/search-text.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import button from '../button.module.css'
import styles from './queue-filter.module.css'

interface QueueFilterProps {
  readonly choices: QueueChoices
  readonly typed: string
  /** The states that the server has. */
  readonly states: readonly QueueState[]
  /** Whether words, types and languages can be chosen, and whether authors and ages can be, too. */
  readonly hasSome: boolean
  readonly hasAll: boolean
  /** The address of the account of an author, where it can be disabled. */
  readonly accountHref: ((author: string) => string) | null
  readonly onSearch: (text: string) => void
  /** Searches at once. */
  readonly onApplySearch: () => void
  readonly onSelect: (changed: Partial<QueueChoices>) => void
}

export function QueueFilter(props: QueueFilterProps) {
  const { choices, typed, states, hasSome, hasAll, accountHref, onSearch, onApplySearch, onSelect } = props
  const { state, author, type, language, age } = choices
  const id = useId()
  function apply(event: FormEvent) {
    event.preventDefault()
    onApplySearch()
  }
  return (
    <form role="search" className={styles.filter} onSubmit={apply}>
      {hasSome && (
        <div className={styles.words}>
          <label htmlFor={id}>{m.moderation_search()}</label>
          <input
            id={id} className={styles.input} type="search" autoComplete="off" spellCheck={false} maxLength={longestSearch}
            placeholder={hasAll ? m.moderation_search_hint() : m.moderation_search_hint_texts()}
            value={typed} onChange={(event) => onSearch(event.target.value)}
          />
        </div>
      )}
      <Choice
        className={styles.state} label={m.moderation_state()} values={states} value={state} any={null}
        onSelect={(value) => value && onSelect({ state: value })}
      >
        {(value) => m.moderation_state_name({ state: value })}
      </Choice>
      {hasSome && (
        <>
          <Choice
            label={m.moderation_type()} values={listingTypes} value={type} any={m.moderation_any_type()}
            onSelect={(value) => onSelect({ type: value })}
          >
            {(value) => typeWords[value].name()}
          </Choice>
          <Choice
            label={m.moderation_language()} values={languages} value={language} any={m.moderation_any_language()}
            onSelect={(value) => onSelect({ language: value })}
          >
            {(value) => m.moderation_language_name({ language: value })}
          </Choice>
        </>
      )}
      {hasAll && (
        <Choice
          label={m.moderation_age()} values={queueAges} value={age} any={m.moderation_any_time()}
          onSelect={(value) => onSelect({ age: value })}
        >
          {(value) => m.moderation_age_name({ age: value })}
        </Choice>
      )}
      {author !== null && (
        <button type="button" className={`${button.outline} ${styles.author}`} onClick={() => onSelect({ author: null })}>
          <span>{m.moderation_author({ author })}</span>
          <X aria-hidden />
          <span className="visually-hidden">{m.moderation_author_remove()}</span>
        </button>
      )}
      {author !== null && accountHref && <a className={button.quiet} href={accountHref(author)}>{m.submission_account_of({ author })}</a>}
    </form>
  )
}

interface ChoiceProps<Value extends string> {
  readonly className?: string | undefined
  readonly label: string
  readonly values: readonly Value[]
  /** Null for any. */
  readonly value: Value | null
  /** What any value is called; null if one has to be chosen. */
  readonly any: string | null
  readonly onSelect: (value: Value | null) => void
  /** The name of a value. */
  readonly children: (value: Value) => ReactNode
}

function Choice<Value extends string>({ className, label, values, value, any, onSelect, children }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id} className={styles.select} value={value ?? ''}
        onChange={(event) => onSelect(values.find((each) => each === event.target.value) ?? null)}
      >
        {any !== null && <option value="">{any}</option>}
        {values.map((each) => <option key={each} value={each}>{children(each)}</option>)}
      </select>
    </div>
  )
}
