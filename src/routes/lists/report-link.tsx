/** The link in an opened listing that reports it. The form is fetched when it is first needed. */
import { useState } from 'react'
import { reportParameter } from '../../../domain/listing/report-address.ts'
import { m } from '../../../messages/compiled/messages.js'
import { useAddress } from '../../site/use-address.ts'
import button from '../../ui/button.module.css'
import { lazyComponent } from '../../ui/lazy-component.ts'
import type { ReportRouteProps } from './report.tsx'

const reportDialog = lazyComponent<ReportRouteProps>(async () => (await import('./report.tsx')).ReportRoute)

/** It is open at first if the address says so, as on the page of a listing. */
export function ReportLink(listing: Pick<ReportRouteProps, 'id' | 'address'>) {
  const [search] = useAddress()
  const [isOpen, setIsOpen] = useState(search[reportParameter] !== undefined)
  const ReportDialog = reportDialog.useComponent(isOpen)
  return (
    <>
      <button
        type="button"
        className={button.quiet}
        aria-haspopup="dialog"
        onPointerEnter={reportDialog.preload}
        onFocus={reportDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        {m.report_open()}
      </button>
      {ReportDialog && <ReportDialog {...listing} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
