/** How to reach the people behind the site. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { Page } from '../frame/page.tsx'
import styles from './pages.module.css'

interface ContactViewProps {
  readonly product: string
  readonly email: string
}

export function ContactView({ product, email }: ContactViewProps) {
  return (
    <Page product={product} title={m.contact_title()}>
      <div className={styles.text}>
        <p>{m.contact_text()}</p>
        <p>{m.contact_copy_hint()}</p>
        <CopyButton text={email} className={button.outline}>
          <span className={styles.email}>{email}</span>
        </CopyButton>
        <p>
          <a href={`mailto:${email}`}>{m.contact_write()}</a>
        </p>
      </div>
    </Page>
  )
}
