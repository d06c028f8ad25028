/** The top of every page: a row of links on wide screens, a menu on narrow ones. */
import { Search } from 'lucide-react'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import { Logo } from '../drawings/logo.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import type { NavigationPlace } from './navigation-place.ts'
import { Navigation } from './navigation.tsx'

interface HeaderProps {
  readonly product: string
  readonly place: NavigationPlace
}

export function Header({ product, place }: HeaderProps) {
  return (
    <header className={styles.header} data-member={place.member !== null} data-admin={place.member?.isModerator}>
      <div className={styles.inner}>
        <a className={styles.brand} href={href(paths.home)} translate="no">
          <Logo />
          {product}
        </a>
        <div className={styles.bar}>
          <Navigation place={place} className={styles.links} />
        </div>
        <a
          className={button.icon}
          href={href(paths.search)}
          aria-label={m.nav_search()}
          aria-current={place.path === paths.search ? 'page' : undefined}
        >
          <Search />
        </a>
        <LanguageSwitch onLanguage={place.onLanguage} />
        <div className={styles.menu}>
          <MenuButton place={place} />
        </div>
      </div>
    </header>
  )
}
