/** The top of every page: a row of links on wide screens, a menu on narrow ones. */
import { href, paths, type Path } from '../../paths.ts'
import { Logo } from '../drawings/logo.tsx'
import styles from './header.module.css'
import { MenuButton } from './menu-button.tsx'
import { Navigation } from './navigation.tsx'

interface HeaderProps {
  readonly product: string
  readonly path: string
  readonly addSomethingGreenPath: Path
}

export function Header({ product, path, addSomethingGreenPath }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.brand} href={href(paths.home)}>
          <Logo />
          {product}
        </a>
        <div className={styles.bar}>
          <Navigation path={path} addSomethingGreenPath={addSomethingGreenPath} className={styles.links} />
        </div>
        <div className={styles.menu}>
          <MenuButton path={path} addSomethingGreenPath={addSomethingGreenPath} />
        </div>
      </div>
    </header>
  )
}
