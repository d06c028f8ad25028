/** The search: a field, the number of results, and what was found of each type. */
import { m } from '../../../messages/compiled/messages.js'
import { Spot } from '../drawings/drawing.tsx'
import { Page } from '../page.tsx'
import { BeyondState } from '../lists/beyond-state.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { useHeadingAfterPaging } from '../lists/heading-after-paging.ts'
import { Paging, type PagedListProps } from '../lists/paging.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import notice from '../notice.module.css'
import { AllTypes, OneType, TypeLinks, type FoundTypesProps } from './found-types.tsx'
import { SearchField, type SearchFieldProps } from './search-field.tsx'
import styles from './search-view.module.css'

interface SearchViewProps extends PagedListProps, FoundTypesProps, SearchFieldProps {
  readonly product: string
  /** What the shown results were searched for. */
  readonly text: string
}

export function SearchView(props: SearchViewProps) {
  const { product, page, pageCount } = props
  const heading = useHeadingAfterPaging(page)
  return (
    <Page product={product} title={m.nav_search()}>
      <div className={styles.search}>
        <SearchField {...props} />
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          {m.list_heading({ page, pageCount })}
        </h2>
        <p role="status" className={styles.summary}>
          {summaryOf(props)}
        </p>
        <SearchBody {...props} />
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

function SearchBody(props: SearchViewProps) {
  const { text, status, type, found, isBusy } = props
  if (text === '') return null
  if (status === 'loading') return <Skeleton count={3} />
  if (status === 'failed') return <FailedState message={m.search_failed()} onRetry={props.onRetry} />
  if (status === 'beyond') return <BeyondState onPrevious={props.onPrevious} />
  if (status === 'empty') return <NothingFound {...props} />
  const shown = found.find((each) => each.type === type)
  return (
    <div className={isBusy ? styles.busy : styles.results} aria-busy={isBusy}>
      <TypeLinks {...props} />
      {shown ? <OneType {...props} shown={shown} /> : <AllTypes {...props} />}
      {shown && <Paging {...props} />}
    </div>
  )
}

/** Of one type nothing may be found where of others there is. */
function NothingFound({ text, type, hrefOfType }: SearchViewProps) {
  return (
    <div className={notice.notice}>
      <Spot name="empty" />
      <p>{m.search_none({ text })}</p>
      <p>{type === null ? m.search_none_hint() : <a href={hrefOfType(null)}>{m.search_none_of_type()}</a>}</p>
    </div>
  )
}
