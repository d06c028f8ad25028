/** The links of the bar and of the slide-out menu: the same, in the same order. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import { href, paths, type Path } from '../../paths.ts'

interface NavigationProps {
  /** The path of the page in view. */
  readonly path: string
  /** Where "Add Something Green" leads: to the login for who is not signed in. */
  readonly addSomethingGreenPath: Path
  readonly className: string | undefined
  readonly onChoose?: () => void
}

export function Navigation({ path, addSomethingGreenPath, className, onChoose }: NavigationProps) {
  return (
    <nav aria-label={m.nav_main()}>
      <ul className={className}>
        {linksTo(addSomethingGreenPath).map(({ label, to, role }) => (
          <li key={label} data-role={role}>
            <a href={href(to)} aria-current={role !== 'add' && to === path ? 'page' : undefined} onClick={onChoose}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function linksTo(addSomethingGreenPath: Path) {
  return [
    { label: m.nav_home(), to: paths.home, role: 'screen' },
    { label: m.nav_events(), to: paths.events, role: 'screen' },
    { label: m.nav_volunteer(), to: paths.volunteer, role: 'screen' },
    { label: m.nav_shop(), to: paths.shop, role: 'screen' },
    { label: m.nav_dine(), to: paths.dine, role: 'screen' },
    { label: m.nav_login(), to: paths.login, role: 'account' },
    { label: m.nav_add(), to: addSomethingGreenPath, role: 'add' },
  ] as const
}
