/** The foot of every page. Specification, section 2. */
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import styles from './footer.module.css'

interface FooterProps {
  readonly product: string
  readonly year: number
}

export function Footer({ product, year }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={m.footer_nav()}>
          <ul className={styles.links}>
            <li>
              <a href={href(paths.about)}>{m.footer_about()}</a>
            </li>
            <li>
              <a href={href(paths.contact)}>{m.footer_contact()}</a>
            </li>
            <li>
              <a href={href(paths.social)}>{m.footer_social()}</a>
            </li>
            <li>
              <a href={href(paths.accessibility)}>{m.footer_accessibility()}</a>
            </li>
            <li>
              <a href={href(paths.saved)}>{m.saved_title()}</a>
            </li>
          </ul>
        </nav>
        <p data-year={year}>{m.footer_copyright({ year, product })}</p>
      </div>
    </footer>
  )
}
