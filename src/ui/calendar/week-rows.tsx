/** The events of one week, or of the all-day row, as a row of the grid with correct ARIA roles. */
import { use, useLayoutEffect, useRef, type ReactNode } from 'react'
import { GridDaysContext } from './grid-days.ts'

interface WeekRowsProps {
  readonly slotMetrics: { readonly slots: number }
  readonly children: ReactNode
}

export function WeekRows({ slotMetrics, children }: WeekRowsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { labelId, hasHours } = use(GridDaysContext)
  useLayoutEffect(() => {
    if (ref.current) correctRoles(ref.current, labelId)
  }, [labelId])
  // After each rendering, since each day has its own element.
  useLayoutEffect(() => {
    if (ref.current) correctHours(ref.current, hasHours)
  })
  return (
    <div ref={ref} role="row">
      <div role="gridcell" aria-colspan={slotMetrics.slots}>
        {children}
      </div>
    </div>
  )
}

/**
 * react-big-calendar puts a week's events into the row of its day numbers, and the all-day row outside any table.
 * It offers no property for these elements, and never touches the attributes set here again.
 */
function correctRoles(row: HTMLElement, labelId: string): void {
  row.closest('.rbc-row-content')?.setAttribute('role', 'none')
  row.parentElement?.querySelector(':scope > .rbc-row')?.setAttribute('role', 'row')
  const monthView = row.closest('.rbc-month-view')
  monthView?.setAttribute('role', 'grid')
  // In English, whatever the language.
  monthView?.removeAttribute('aria-label')
  monthView?.setAttribute('aria-labelledby', labelId)
  for (const cell of monthView?.querySelectorAll('[role="cell"]') ?? []) cell.setAttribute('role', 'gridcell')
  const timeView = row.closest('.rbc-time-view')
  timeView?.setAttribute('role', 'grid')
  timeView?.setAttribute('aria-labelledby', labelId)
  timeView?.querySelector('.rbc-time-header-cell')?.setAttribute('role', 'row')
}

/** Without events at their hours there is nothing to read. Otherwise they are one row, whose cells are the days; keys scroll it. */
function correctHours(row: HTMLElement, hasHours: boolean): void {
  const hours = row.closest('.rbc-time-view')?.querySelector('.rbc-time-content')
  if (!hours) return
  const shown = { 'role': 'row', 'tabindex': '0', 'aria-hidden': null }
  setAttributes(hours, hasHours ? shown : { 'role': null, 'tabindex': null, 'aria-hidden': 'true' })
  hours.querySelector('.rbc-time-gutter')?.setAttribute('aria-hidden', 'true')
  for (const day of hours.querySelectorAll('.rbc-day-slot')) setAttributes(day, { role: hasHours ? 'gridcell' : null })
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
