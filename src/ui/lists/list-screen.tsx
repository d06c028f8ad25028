/** A paged list in each of its states: heading, summary, and the rows with their paging or what stands in their place. */
import type { ReactNode } from 'react'
import type { ListStatus } from '../../../words/list-words.ts'
import type { LostThing } from '../lost-words.tsx'
import { BeyondNotice } from './empty-notice.tsx'
import { FailedState } from './failed-state.tsx'
import { ListHeading } from './list-heading.tsx'
import styles from './list-screen.module.css'
import { Paging, type PagedListProps } from './paging.tsx'
import { Skeleton } from './skeleton.tsx'

interface ListScreenProps extends PagedListProps {
  /** The hidden heading, which names the page. */
  readonly heading: string
  /** What stands between the heading and the list, such as a `SummaryRow`. */
  readonly header: ReactNode
  /** The text after a failure. */
  readonly failed: string
  /** What the list is, for the words about a lost connection. */
  readonly thing: LostThing
  /** Whether a failure is a line of text without a drawing. */
  readonly isFailureQuiet?: boolean
  readonly empty: ReactNode
  /** In place of a page after the last one; a button that leads back by default. */
  readonly beyond?: ReactNode
  readonly skeleton?: ReactNode
  /** Whether the rows stay in view in each state. */
  readonly keepsRows?: boolean
  /** The rows. */
  readonly children: ReactNode
}

export function ListScreen(props: ListScreenProps) {
  const { status, page, heading, header, empty, keepsRows = false, children, onPrevious, onRetry } = props
  const { beyond = <BeyondNotice onPrevious={onPrevious} />, skeleton = <Skeleton count={3} /> } = props
  const inPlace: Readonly<Record<ListStatus, ReactNode>> = {
    loading: skeleton,
    failed: <FailedState message={props.failed} thing={props.thing} isQuiet={props.isFailureQuiet ?? false} onRetry={onRetry} />,
    empty,
    beyond,
    ready: null,
  }
  return (
    <>
      <ListHeading page={page}>{heading}</ListHeading>
      {header}
      {inPlace[status]}
      {(status === 'ready' || keepsRows) && children}
      {status === 'ready' && <Paging {...props} />}
    </>
  )
}

interface SummaryRowProps {
  /** Announced when it changes. */
  readonly summary: string
  /** What stands beside the summary. */
  readonly children?: ReactNode
}

/** The row above a list. */
export function SummaryRow({ summary, children }: SummaryRowProps) {
  return (
    <div className={styles.row}>
      <p role="status" className={styles.summary}>
        {summary}
      </p>
      {children}
    </div>
  )
}
