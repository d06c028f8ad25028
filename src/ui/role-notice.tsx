/** Shown on a screen of the administration to those who have not its role. */
import { moderatorRole, type Role } from '../../domain/account/roles.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { href } from '../paths.ts'
import button from './button.module.css'
import { Spot } from './drawings/drawing.tsx'
import { Page } from './page.tsx'
import styles from './notice.module.css'

interface RoleNoticeProps {
  readonly product: string
  /** The role that the screen requires. */
  readonly needed: Role
  /** Whether the reader is a moderator. */
  readonly isModerator: boolean
}

export function RoleNotice({ product, needed, isModerator }: RoleNoticeProps) {
  const isForModerators = needed === moderatorRole
  return (
    <Page product={product} title={isForModerators ? m.moderators_only_title() : m.admins_only_title()}>
      <div className={styles.notice}>
        <Spot name="empty" />
        <p>{isModerator ? m.admins_only_moderator_text() : isForModerators ? m.moderators_only_text() : m.admins_only_text()}</p>
        {isModerator ? (
          <a className={button.primary} href={href(paths.adminEvents)}>{m.admin_events()}</a>
        ) : (
          <a className={button.primary} href={href(paths.addSomethingGreen)}>{m.nav_add()}</a>
        )}
      </div>
    </Page>
  )
}
