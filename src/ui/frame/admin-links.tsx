/** The pages of administrators: what they are called and where they are. Specification, section 2. */
import { m } from '../../../messages/compiled/messages.js'
import { href, paths, type Path } from '../../paths.ts'
import styles from './admin-links.module.css'
import { WaitingBadge, type WaitingListings } from './waiting-badge.tsx'

export const adminPages = [
  { label: m.admin_events, to: paths.adminEvents },
  { label: m.admin_users, to: paths.adminUsers },
  { label: m.admin_audit, to: paths.adminAudit },
] as const satisfies readonly { label: () => string; to: Path }[]

/** What the menu of administrators is given. */
export interface AdminPlace {
  /** The path of the page in view. */
  readonly path: string
  /** How many listings wait; null where it is not known. */
  readonly waiting: WaitingListings | null
}

interface AdminLinksProps {
  readonly place: AdminPlace
  readonly onChoose: () => void
}

/** As they stand in the slide-out menu: open, because a menu inside a menu hides them for nothing. */
export function AdminLinks({ place: { path, waiting }, onChoose }: AdminLinksProps) {
  return (
    <>
      <p id="admin-pages" className={styles.heading}>
        {m.admin_pages()}
      </p>
      <ul aria-labelledby="admin-pages" className={styles.links}>
        {adminPages.map(({ label, to }) => (
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
