/** The pages of the administration: what they are called and where they are. Specification, section 2. */
import { maySee, menuPaths, type MenuPath } from '../../../domain/screen-roles.ts'
import type { Offers } from '../../../domain/offers.ts'
import { neededOffer, paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import styles from './admin-links.module.css'
import { WaitingBadge, type WaitingListings } from './waiting-badge.tsx'

interface AdminPage {
  readonly label: () => string
  readonly to: MenuPath
}

const labels: Readonly<Record<MenuPath, () => string>> = {
  [paths.adminEvents]: m.admin_events,
  [paths.adminUsers]: m.admin_users,
  [paths.adminReasons]: m.admin_reasons,
  [paths.adminAudit]: m.admin_audit,
}

/** The pages of a server with these offers that its reader sees. */
export function adminPagesOf({ offers, member }: Pick<AdminPlace, 'offers' | 'member'>): readonly AdminPage[] {
  const offered = menuPaths.filter((path) => {
    const offer = neededOffer(path)
    return (offer === null || offers.has(offer)) && member !== null && maySee(path, member.role)
  })
  return offered.map((path) => ({ label: labels[path], to: path }))
}

/** The signed-in user, as the header shows them. */
export interface Member {
  readonly username: string
  readonly role: string
  /** Whether there are pages of the administration for the role. */
  readonly isModerator: boolean
}

/** What the menu of the administration is given. */
export interface AdminPlace {
  /** The path of the page in view. */
  readonly path: string
  /** The number of waiting listings; null if unknown. */
  readonly waiting: WaitingListings | null
  /** What the server has beyond the documented calls. */
  readonly offers: Offers
  /** Who is signed in; null for a visitor. */
  readonly member: Member | null
}

interface AdminLinksProps {
  readonly place: AdminPlace
  readonly onChoose: () => void
}

/** The links of the slide-out menu, without a submenu. */
export function AdminLinks({ place, onChoose }: AdminLinksProps) {
  const { path, waiting } = place
  return (
    <>
      <p id="admin-pages" className={styles.heading}>
        {m.admin_pages()}
      </p>
      <ul aria-labelledby="admin-pages" className={styles.links}>
        {adminPagesOf(place).map(({ label, to }) => (
          <li key={to}>
            <a href={href(to)} aria-current={to === path ? 'page' : undefined} onClick={onChoose}>
              {label()}
              {to === paths.adminEvents && <WaitingBadge waiting={waiting} />}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
