/** The table of users. The server searches, sorts and pages; the table only reports what is requested. */
import { rowSortingFeature, tableFeatures, useTable, type SortingState, type Updater } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { Failure } from '../../../domain/failure.ts'
import { columnOf, isDescending, isOwnAccount, type User, type UserColumn, type UserSort } from '../../../domain/user.ts'
import { m } from '../../../messages/compiled/messages.js'
import { userColumnsOfTable, type UserRow } from './user-columns.tsx'
import styles from './user-table.module.css'

interface UserTableProps {
  readonly users: readonly User[]
  /** Whether another page is loading. */
  readonly isBusy: boolean
  readonly sort: UserSort
  readonly ownName: string
  readonly toggling: readonly number[]
  readonly failures: Readonly<Record<number, Failure | undefined>>
  readonly onSort: (column: UserColumn) => void
  readonly onToggle: (user: User) => void
}

const features = tableFeatures({ rowSortingFeature })

export function UserTable({ users, isBusy, sort, ownName, toggling, failures, onSort, onToggle }: UserTableProps) {
  const data = useMemo<UserRow[]>(
    () =>
      users.map((user) => ({
        user,
        isOwn: isOwnAccount(user, ownName),
        isToggling: toggling.includes(user.id),
        failure: failures[user.id] ?? null,
        onToggle: () => onToggle(user),
      })),
    [users, ownName, toggling, failures, onToggle],
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
  // Explicit roles, because some browsers drop the implicit ones where CSS changes `display`.
  return (
    <table role="table" className={styles.table} aria-label={m.admin_users()} aria-busy={isBusy}>
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id} role="row">
            {group.headers.map((header) => (
              <SortHeader
                key={header.id}
                order={header.column.getIsSorted()}
                onSort={header.column.getCanSort() ? () => header.column.toggleSorting() : null}
              >
                <table.FlexRender header={header} />
              </SortHeader>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup">
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} role="row">
            {row.getAllCells().map((cell) => (
              <td key={cell.id} role="cell" data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SortHeaderProps {
  /** False if sorted by another column. */
  readonly order: 'asc' | 'desc' | false
  /** Null if the column cannot be sorted. */
  readonly onSort: (() => void) | null
  readonly children: ReactNode
}

const icons = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown }

/** A column heading; a button if the column can be sorted. */
function SortHeader({ order, onSort, children }: SortHeaderProps) {
  const Icon = icons[order || 'none']
  const ariaSort = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : undefined
  return (
    <th role="columnheader" scope="col" aria-sort={ariaSort} className={onSort ? undefined : styles.plain}>
      {onSort ? (
        <button type="button" className={styles.sort} data-sorted={order !== false} onClick={onSort}>
          {children}
          <Icon />
        </button>
      ) : (
        children
      )}
    </th>
  )
}
