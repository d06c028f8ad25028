/** The accessibility statement, by the model of EN 301 549. */
import { formatLongDay } from '../../../domain/format.ts'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { href } from '../../paths.ts'
import { Page } from '../page.tsx'
import { LinkedText } from '../linked-text.tsx'
import styles from './pages.module.css'

/** The day on which the statement was last compared with the site. */
const writtenOn = '2026-11-24'

const links = { contact: href(paths.contact) }

const sections = [
  { heading: m.accessibility_status_heading, text: m.accessibility_status_text },
  { heading: m.accessibility_tested_heading, text: m.accessibility_tested_text },
  { heading: m.accessibility_limits_heading, text: m.accessibility_limits_text },
  { heading: m.accessibility_report_heading, text: m.accessibility_report_text },
]

export function AccessibilityView({ product }: { readonly product: string }) {
  return (
    <Page product={product} title={m.accessibility_title()}>
      <div className={styles.text}>
        <p className={styles.lead}>{m.accessibility_intro({ product, day: formatLongDay(writtenOn, getLocale()) })}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading()} className={styles.section}>
            <h2>{heading()}</h2>
            <p>
              <LinkedText text={text()} links={links} />
            </p>
          </section>
        ))}
      </div>
    </Page>
  )
}
