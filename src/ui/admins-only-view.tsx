/** Shown to members on a page for administrators. */
import { paths } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { href } from '../paths.ts'
import button from './button.module.css'
import { Spot } from './drawings/drawing.tsx'
import { Page } from './page.tsx'
import styles from './notice.module.css'

interface AdminsOnlyViewProps {
  readonly product: string
}

export function AdminsOnlyView({ product }: AdminsOnlyViewProps) {
  return (
    <Page product={product} title={m.admins_only_title()}>
      <div className={styles.notice}>
        <Spot name="empty" />
        <p>{m.admins_only_text()}</p>
        <a className={button.primary} href={href(paths.addSomethingGreen)}>
          {m.nav_add()}
        </a>
      </div>
    </Page>
  )
}
