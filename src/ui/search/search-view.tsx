/** The search: a field, the number of results, and what was found of each type. */
import { m } from '../../../messages/compiled/messages.js'
import { Page } from '../page.tsx'
import { EmptyNotice } from '../lists/empty-notice.tsx'
import { ListScreen } from '../lists/list-screen.tsx'
import type { PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import { AllTypes, OneType, TypeLinks, type FoundTypesProps } from './found-types.tsx'
import { noneHint } from './none-hint.ts'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import styles from './search-view.module.css'

interface SearchViewProps extends PagedListProps, FoundTypesProps, SearchFieldProps {
  readonly product: string
  /** What the shown results were searched for. */
  readonly text: string
}

export function SearchView(props: SearchViewProps) {
  const { product, text, type, found, isBusy, page, pageCount } = props
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
            <p role="status" className={styles.summary}>
              {summaryOf(props)}
            </p>
          }
          skeleton={text !== '' && <Skeleton count={3} />}
          failed={m.search_failed()}
          empty={text !== '' && <NothingFound {...props} />}
        >
          {text !== '' && (
            <div className={isBusy ? styles.busy : styles.results} aria-busy={isBusy}>
              <TypeLinks {...props} />
              {shown ? <OneType {...props} shown={shown} /> : <AllTypes {...props} />}
            </div>
          )}
        </ListScreen>
      </div>
    </Page>
  )
}

function summaryOf({ text, status, type, found, total, isCapped }: SearchViewProps): string {
  if (text === '') return m.search_start()
  if (status === 'loading') return m.search_loading()
  if (status === 'failed') return ''
  const all = type === null ? found.reduce((sum, each) => sum + each.total, 0) : total
  const isMore = type === null ? found.some((each) => each.isCapped) : isCapped
  return isMore ? m.results_capped({ count: all }) : m.results({ count: all })
}

/** Of one type nothing may be found where of others there is. */
function NothingFound({ text, type, hrefOfType }: SearchViewProps) {
  return (
    <EmptyNotice message={m.search_none({ text })}>
      <p>{type === null ? noneHint(text) : <a href={hrefOfType(null)}>{m.search_none_of_type()}</a>}</p>
    </EmptyNotice>
  )
}
