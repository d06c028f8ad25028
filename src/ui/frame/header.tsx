/** The top of every page: a row of links on wide screens, a menu on narrow ones. */
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'
import { Logo } from '../drawings/logo.tsx'
import { AdminMenu } from './admin-menu.tsx'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { Navigation, type NavigationPlace } from './navigation.tsx'

interface HeaderProps {
  readonly product: string
  readonly place: NavigationPlace
}

export function Header({ product, place }: HeaderProps) {
  return (
    <header className={styles.header} data-member={place.member !== null} data-admin={place.member?.isAdmin}>
      <div className={styles.inner}>
        <a className={styles.brand} href={href(paths.home)} translate="no">
          <Logo />
          {product}
        </a>
        <div className={styles.bar}>
          <Navigation {...place} className={styles.links} adminPages={<AdminMenu place={place} onOpen={place.onAdminPages} />} />
        </div>
        <LanguageSwitch onLanguage={place.onLanguage} />
        <div className={styles.menu}>
          <MenuButton place={place} />
        </div>
      </div>
    </header>
  )
}
