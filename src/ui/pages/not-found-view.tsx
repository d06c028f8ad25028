/** The page for an unknown address. */
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Spot } from '../drawings/drawing.tsx'
import { Page } from '../page.tsx'
import styles from '../notice.module.css'

export interface NotFoundViewProps {
  readonly product: string
}

export function NotFoundView({ product }: NotFoundViewProps) {
  return (
    <Page product={product} title={m.not_found_title()}>
      <div className={styles.notice}>
        <Spot name="notFound" />
        <p>{m.not_found_text()}</p>
        <div className={styles.actions}>
          <a className={button.primary} href={href(paths.home)}>
            {m.not_found_home()}
          </a>
          <a className={button.outline} href={href(paths.search)}>
            {m.nav_search()}
          </a>
          <a className={button.outline} href={href(paths.events)}>
            {m.not_found_events()}
          </a>
        </div>
      </div>
    </Page>
  )
}
