/** The wrapper of a screen: sets the document's title and shows it as the only h1. */
import type { ReactNode } from 'react'
import { m } from '../../messages/compiled/messages.js'
import { useDocumentTitle } from './document-title.ts'
import styles from './page.module.css'

interface PageProps {
  readonly title: string
  /** What the document is called where it shows something of its own over the screen. */
  readonly documentTitle?: string | undefined
  readonly product: string
  /** What stands above the title, from edge to edge. */
  readonly banner?: ReactNode
  /** What stands beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Page({ title, documentTitle = title, product, banner, actions, children }: PageProps) {
  useDocumentTitle(m.document_title({ product, title: documentTitle }))
  return (
    <>
      {banner}
      <div className={styles.page}>
        <div className={styles.heading}>
          <h1>{title}</h1>
          {actions}
        </div>
        {children}
      </div>
    </>
  )
}
