/** What stands where members and administrators will work, until that opens. */
import { m } from '../../../messages/compiled/messages.js'
import { AddDrawing } from '../drawings/add-drawing.tsx'
import { Page } from '../frame/page.tsx'
import styles from './pages.module.css'

interface NotOpenViewProps {
  readonly product: string
  readonly email: string
}

export function NotOpenView({ product, email }: NotOpenViewProps) {
  return (
    <Page product={product} title={m.not_open_title()}>
      <div className={styles.text}>
        <AddDrawing />
        <p>{m.not_open_text()}</p>
        <p>
          {m.not_open_write()} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </div>
    </Page>
  )
}
