/** The links of the bar and of the slide-out menu: the same, in the same order. Specification, section 2. */
import type { ReactNode } from 'react'
import type { Language } from '../../../domain/languages.ts'
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { typeWords } from '../../../words/listing-types.ts'
import { href } from '../../paths.ts'
import type { AdminPlace } from './admin-links.tsx'
import styles from './navigation.module.css'

/** The props that the header and the slide-out menu share. */
export interface NavigationPlace extends AdminPlace {
  /** The target of "Add Something Green": the login for visitors. */
  readonly addSomethingGreenPath: Path
  /** Called when the links of the administration become visible. */
  readonly onAdminPages: () => void
  readonly onSignOut: () => void
  readonly onLanguage: (language: Language) => void
}

interface NavigationProps extends NavigationPlace {
  readonly className: string | undefined
  /** The pages of the administration, shown to moderators only. */
  readonly adminPages: ReactNode
  readonly onChoose?: () => void
}

const screens = [
  { label: m.nav_home, to: paths.home },
  ...listingTypes.map((type) => ({ label: typeWords[type].list, to: typeRegistry[type].path })),
]

export function Navigation(props: NavigationProps) {
  const { path, addSomethingGreenPath, member, offers, adminPages, className, onChoose, onSignOut } = props
  const link = (to: Path, label: string) => (
    <a href={href(to)} aria-current={to === path ? 'page' : undefined} onClick={onChoose}>
      {label}
    </a>
  )
  return (
    <nav aria-label={m.nav_main()}>
      <ul className={className}>
        {screens.map(({ label, to }) => (
          <li key={to}>{link(to, label())}</li>
        ))}
        {member?.isModerator && <li data-role="admin">{adminPages}</li>}
        <li data-role="account">
          {member ? (
            <AccountStatus {...props} username={member.username} onSignOut={() => signOut(onSignOut, onChoose)} />
          ) : (
            link(paths.login, m.nav_login())
          )}
        </li>
        {member && offers.has('own-listings') && <li data-role="own">{link(paths.myListings, m.own_title())}</li>}
        <li data-role="add">
          <a href={href(addSomethingGreenPath)} onClick={onChoose}>
            {m.nav_add()}
          </a>
        </li>
      </ul>
    </nav>
  )
}

function signOut(onSignOut: () => void, onChoose: (() => void) | undefined) {
  onChoose?.()
  onSignOut()
}

interface AccountStatusProps extends Pick<NavigationProps, 'path' | 'offers' | 'onChoose'> {
  readonly username: string
  readonly onSignOut: () => void
}

/** "{username} | Sign out". Specification, section 2. */
function AccountStatus({ username, path, offers, onChoose, onSignOut }: AccountStatusProps) {
  const name = <span className={styles.name} title={username} translate="no">{username}</span>
  return (
    <span className={styles.status}>
      {offers.has('account') ? (
        <a
          className={styles.account}
          href={href(paths.account)}
          title={m.account_title()}
          aria-current={path === paths.account ? 'page' : undefined}
          onClick={onChoose}
        >
          {name}
        </a>
      ) : name}
      <span className={styles.divider}> | </span>
      <button type="button" className={styles.out} onClick={onSignOut}>
        {m.sign_out()}
      </button>
    </span>
  )
}
