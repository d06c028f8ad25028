/** The search: a field, the number of results, the lists that its words name, and what was found of each type. */
import type { ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { countOfAll, type ListCount } from '../../../domain/lists/paging.ts'
import type { FewerWords } from '../../../domain/search/fewer-words.ts'
import type { FoundBy, NamedList, OfferedList } from '../../../domain/search/named-lists.ts'
import { foundCount, shortCount } from '../../../words/listing-counts.ts'
import button from '../button.module.css'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { AllTypes, OneType, TypeLinks, type FoundTypesProps } from './found-types.tsx'
import { noneHint } from './none-hint.ts'
import { SearchField, type SearchFieldProps } from '../search-field.tsx'
import styles from './search-view.module.css'

interface SearchViewProps extends PagedListProps, FoundTypesProps, SearchFieldProps {
  readonly product: string
  /** What the shown results were searched for. */
  readonly text: string
  readonly foundBy: FoundBy
  /** Searches with fewer words, if nothing was found. */
  readonly fewer: readonly FewerWords[]
  /** The lists of all types, if searches with fewer words find nothing either. */
  readonly whole: readonly OfferedList[]
  readonly hrefOfText: (text: string) => string
  readonly hrefOfList: (list: NamedList) => string
  /** Whether words for opening hours were left out. */
  readonly asksHours: boolean
  /** The lists that are offered beside the results, once their code is there. */
  readonly offers: ReactNode
  readonly offered: 'nothing' | 'near the visitor' | 'lists'
  /** The number of listings that this device has kept, if only those were searched; otherwise null. */
  readonly kept: number | null
}

export function SearchView(props: SearchViewProps) {
  const { product, text, foundBy, type, found, isBusy, page, pageCount } = props
  const shown = text === '' ? undefined : found.find((each) => each.type === type)
  return (
    <Page product={product} title={m.nav_search()}>
      <div className={styles.search}>
        <SearchField {...props} />
        <ListScreen
          {...props}
          // Types beside each other have no pages.
          pageCount={shown ? pageCount : 1}
          heading={m.list_heading({ page, pageCount })}
          header={
            <>
              <p role="status" className={styles.summary}>
                {summaryOf(props)}
              </p>
              {props.offers}
              {props.kept !== null && <p>{m.search_kept({ count: props.kept })}</p>}
              {props.asksHours && <p>{m.search_hours()}</p>}
            </>
          }
          skeleton={text !== '' && <Skeleton count={3} />}
          failed={m.search_failed()}
          thing="search"
          empty={text !== '' && <NothingFound {...props} />}
        >
          {text !== '' && (
            <div className={isBusy ? styles.busy : styles.results} aria-busy={isBusy}>
              {foundBy.by === 'words' && <p>{m.search_words({ words: foundBy.words })}</p>}
              {/* What choices select is offered as lists already. */}
              {(shown || foundBy.by !== 'choices') && <TypeLinks {...props} />}
              {shown ? <OneType {...props} shown={shown} /> : <AllTypes {...props} />}
            </div>
          )}
        </ListScreen>
      </div>
    </Page>
  )
}

function summaryOf({ text, status, type, found, offered, total, isCapped, query }: SearchViewProps): string {
  if (text === '') return m.search_start()
  if (status === 'loading') return m.search_loading()
  if (status === 'failed') return ''
  if (status === 'empty' && offered === 'near the visitor' && type === null) return ''
  // No listing has all of this, if this is more than a word.
  if (status === 'empty' && offered === 'lists' && type === null) return query.length > 1 ? m.search_none_all() : m.search_none({ text })
  const all = type === null ? countOfAll(found) : { total, isCapped }
  return foundCount(null, { count: all.total, isCapped: all.isCapped })
}

/** Says that nothing was found, and links to the results of all types if only one was searched. Offered lists are shown above it. */
function NothingFound({ text, type, offered, fewer, whole, kept, hrefOfText, hrefOfList, hrefOfType }: SearchViewProps) {
  const hint = type === null ? noneHint(text) : <a href={hrefOfType(null)}>{m.search_none_of_type()}</a>
  if (offered !== 'nothing' && type !== null) return <p>{hint}</p>
  const searches = fewer.map(({ words, ...count }) => {
    return { href: hrefOfText(words), words: m.search_fewer({ words, count: inShort(count) }) }
  })
  const lists = whole.map((list) => {
    const name = m.list_of({ type: list.type, price: 'any' })
    return { href: hrefOfList(list), words: m.list_count({ list: name, count: inShort(list) }) }
  })
  const links = [...searches, ...lists].map(({ href, words }) => <a key={href} className={button.outline} href={href}>{words}</a>)
  // What is offered stands above, after what says that nothing was found.
  if (offered !== 'nothing') return links.length > 0 && <div>{links}</div>
  return (
    <EmptyNotice
      message={kept === null ? m.search_none({ text }) : m.search_none_kept({ text })}
      actions={links.length > 0 && links}
    >
      <p>{fewer.length > 0 ? m.filter_loosen() : hint}</p>
    </EmptyNotice>
  )
}

function inShort({ total, isCapped }: ListCount): string {
  return shortCount({ count: total, isCapped })
}
