/** The table of users. The server searches, sorts and pages; the table only reports what is requested. */
import { rowSortingFeature, tableFeatures, useTable, type SortingState, type Updater } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { columnOf, isDescending, isOwnAccount, type User, type UserColumn, type UserSort } from '../../../domain/account/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import { narrowScreen, useMediaQuery } from '../media-query.ts'
import { userColumnsOfTable, type UserRow } from './user-columns.tsx'
import styles from './user-table.module.css'

interface UserTableProps {
  readonly users: readonly User[]
  /** Whether another page is loading. */
  readonly isBusy: boolean
  readonly sort: UserSort
  readonly ownName: string
  readonly toggling: readonly number[]
  readonly failures: Readonly<Record<number, Failure | null>>
  /** Whether what was listed returns with a user who is enabled again. */
  readonly hasReturn: boolean
  readonly onSort: (column: UserColumn) => void
  readonly onToggle: (user: User) => void
  /** Null where the server has no roles to give. */
  readonly onRole: ((user: User) => void) | null
  /** Null where the server cannot end sessions. */
  readonly onEndSessions: ((user: User) => void) | null
}

const features = tableFeatures({ rowSortingFeature })

export function UserTable(props: UserTableProps) {
  const { users, isBusy, sort, ownName, toggling, failures, hasReturn, onSort, onToggle, onRole, onEndSessions } = props
  const data = useMemo<UserRow[]>(
    () =>
      users.map((user) => ({
        user,
        isOwn: isOwnAccount(user, ownName),
        isToggling: toggling.includes(user.id),
        failure: failures[user.id] ?? null,
        hasReturn: hasReturn && !user.enabled,
        onToggle: () => onToggle(user),
        onRole: onRole && (() => onRole(user)),
        // Members end their own ones where they see them, and nobody who is disabled is signed in.
        onEndSessions: !onEndSessions || !user.enabled || isOwnAccount(user, ownName) ? null : () => onEndSessions(user),
      })),
    [users, ownName, toggling, failures, hasReturn, onToggle, onRole, onEndSessions],
  )
  const sorting = useMemo(() => [{ id: columnOf(sort), desc: isDescending(sort) }], [sort])
  const table = useTable({
    features,
    columns: userColumnsOfTable,
    data,
    getRowId: ({ user }) => String(user.id),
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (change: Updater<SortingState>) => {
      const [wanted] = typeof change === 'function' ? change(sorting) : change
      if (wanted) onSort(wanted.id as UserColumn)
    },
  })
  const isNarrow = useMediaQuery(narrowScreen)
  const { Table, Part, Row, Cell } = isNarrow ? cards : nativeTable
  return (
    <Table role={isNarrow ? 'table' : undefined} className={styles.table} aria-label={m.admin_users()} aria-busy={isBusy}>
      <Part.Head role={isNarrow ? 'rowgroup' : undefined}>
        {table.getHeaderGroups().map((group) => (
          <Row key={group.id} role={isNarrow ? 'row' : undefined} className={styles.headings}>
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                isNarrow={isNarrow}
                order={header.column.getIsSorted()}
                onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : null}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </Row>
        ))}
      </Part.Head>
      <Part.Body role={isNarrow ? 'rowgroup' : undefined}>
        {table.getRowModel().rows.map((row) => (
          <Row key={row.id} role={isNarrow ? 'row' : undefined} className={styles.row}>
            {row.getAllCells().map((cell) => (
              <Cell key={cell.id} role={isNarrow ? 'cell' : undefined} className={styles.value} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </Cell>
            ))}
          </Row>
        ))}
      </Part.Body>
    </Table>
  )
}

const nativeTable = { Table: 'table', Part: { Head: 'thead', Body: 'tbody' }, Row: 'tr', Cell: 'td' } as const

/** On narrow screens a user is a card. A table whose parts have another layout loses its roles in some browsers. */
const cards = { Table: 'div', Part: { Head: 'div', Body: 'div' }, Row: 'div', Cell: 'div' } as const

interface SortHeaderProps {
  readonly isNarrow: boolean
  /** False if sorted by another column. */
  readonly order: 'asc' | 'desc' | false
  /** Null if the column cannot be sorted. */
  readonly onSort: (() => void) | null
  readonly children: ReactNode
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

/** A column heading; a button if the column can be sorted. */
function SortHeader({ isNarrow, order, onSort, children }: SortHeaderProps) {
  const Icon = icons[order || 'none']
  const ariaSort = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined
  const content = onSort ? (
    <button type="button" className={styles.sort} data-sorted={order !== false} onClick={onSort}>
      {children}
      <Icon />
    </button>
  ) : (
    children
  )
  const className = onSort ? styles.heading : `${styles.heading} ${styles.plain}`
  if (isNarrow) {
    return (
      <div role="columnheader" aria-sort={ariaSort} className={className}>
        {content}
      </div>
    )
  }
  return (
    <th scope="col" aria-sort={ariaSort} className={className}>
      {content}
    </th>
  )
}
