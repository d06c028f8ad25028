/** The items of the bar and of the slide-out menu for who is signed in. Visitors do not load their code. Specification, section 2. */
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { AdminLinks, type Member } from './admin-links.tsx'
import { AdminMenu } from './admin-menu.tsx'
import styles from './member-items.module.css'
import type { NavigationPlace } from './navigation-place.ts'

export interface MemberItemsProps {
  readonly place: NavigationPlace
  readonly member: Member
  /** Called when a link of the slide-out menu is followed; undefined in the bar, where the pages of administrators have a menu. */
  readonly onChoose: (() => void) | undefined
}

export function MemberItems({ place, member, onChoose }: MemberItemsProps) {
  return (
    <>
      {member.isModerator && (
        <li data-role="admin">
          {onChoose ? <AdminLinks place={place} onChoose={onChoose} /> : <AdminMenu place={place} onOpen={place.onAdminPages} />}
        </li>
      )}
      <li data-role="account">
        <AccountStatus place={place} username={member.username} onChoose={onChoose} />
      </li>
      {place.offers.has('own-listings') && (
        <li data-role="own">
          <a href={href(paths.myListings)} aria-current={pageOf(paths.myListings, place)} onClick={onChoose}>
            {m.own_title()}
          </a>
        </li>
      )}
    </>
  )
}

interface AccountStatusProps extends Pick<MemberItemsProps, 'place' | 'onChoose'> {
  readonly username: string
}

/** "{username} | Sign out". Specification, section 2. */
function AccountStatus({ place, username, onChoose }: AccountStatusProps) {
  const name = <span className={styles.name} title={username} translate="no">{username}</span>
  return (
    <span className={styles.status}>
      {place.offers.has('account') ? (
        <a
          className={styles.account}
          href={href(paths.account)}
          title={m.account_title()}
          aria-current={pageOf(paths.account, place)}
          onClick={onChoose}
        >
          {name}
        </a>
      ) : name}
      <span className={styles.divider}> | </span>
      <button
        type="button"
        className={styles.out}
        onClick={() => {
          onChoose?.()
          place.onSignOut()
        }}
      >
        {m.sign_out()}
      </button>
    </span>
  )
}

function pageOf(to: Path, { path }: NavigationPlace): 'page' | undefined {
  return to === path ? 'page' : undefined
}
