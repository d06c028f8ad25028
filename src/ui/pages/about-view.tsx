/** About Us: what the site is, how it works, and how data is used. Specification, section 2. */
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href, listLinks } from '../../paths.ts'
import { Scene } from '../drawings/drawing.tsx'
import { Page } from '../page.tsx'
import { LinkedText } from '../linked-text.tsx'
import styles from './pages.module.css'

const links = {
  ...listLinks(),
  register: href(paths.register),
  add: href(paths.login),
  contact: href(paths.contact),
}

export function AboutView({ product }: { readonly product: string }) {
  return (
    <Page product={product} title={m.about_title()}>
      <div className={styles.text}>
        <Scene name="about" />
        <p className={styles.lead}>{m.about_intro({ product })}</p>
        {sectionsOf(product).map(({ heading, points = [], text }) => (
          <section key={heading} className={styles.section}>
            <h2>{heading}</h2>
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <p>
              <LinkedText text={text} links={links} />
            </p>
          </section>
        ))}
      </div>
    </Page>
  )
}

interface AboutSection {
  readonly heading: string
  /** Shown as a list above the text. */
  readonly points?: readonly string[]
  readonly text: string
}

function sectionsOf(product: string): AboutSection[] {
  return [
    { heading: m.about_what_heading(), text: m.about_what_text() },
    { heading: m.about_add_heading(), text: m.about_add_text() },
    { heading: m.about_approval_heading(), text: m.about_approval_text({ product }) },
    { heading: m.about_data_heading(), points: dataPoints(), text: m.about_data_removal() },
    { heading: m.about_log_heading(), text: m.about_log_text() },
    { heading: m.about_open_heading(), text: m.about_open_text({ product }) },
  ]
}

/** What the site keeps, for what, and where. */
function dataPoints(): string[] {
  return [
    m.about_data_listing(),
    m.about_data_member(),
    m.about_data_address(),
    m.about_data_contact(),
    m.about_data_session(),
    m.about_data_draft(),
    m.about_data_device(),
  ]
}
