/** Links to the site's pages on other platforms. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import { Page } from '../page.tsx'
import { OutsideLink } from '../outside-link.tsx'
import styles from './pages.module.css'

interface SocialViewProps {
  readonly product: string
  readonly links: readonly { readonly name: string; readonly url: string }[]
}

export function SocialView({ product, links }: SocialViewProps) {
  return (
    <Page product={product} title={m.social_title()}>
      <div className={styles.text}>
        {links.length > 0 && <h2>{m.social_heading()}</h2>}
        <p>{links.length > 0 ? m.social_text() : m.social_none({ product })}</p>
        <ul className={styles.links}>
          {links.map(({ name, url }) => (
            <li key={url}>
              <OutsideLink to={url}>{name}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}
