/** The layout of the account screens: a card with the form, and a drawing beside it on wide screens. */
import type { ReactNode } from 'react'
import { Page } from '../page.tsx'
import styles from './account-page.module.css'

interface AccountPageProps {
  readonly product: string
  readonly title: string
  readonly drawing: ReactNode
  readonly children: ReactNode
}

export function AccountPage({ product, title, drawing, children }: AccountPageProps) {
  return (
    <Page product={product} title={title}>
      <div className={styles.columns}>
        <div className={styles.card}>{children}</div>
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </Page>
  )
}
