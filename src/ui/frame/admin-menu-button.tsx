/** The button of the menu "Admin Pages". */
import type { ComponentProps } from 'react'
import { adminPaths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { chevrons } from '../chevrons.ts'
import type { AdminPlace } from './admin-links.tsx'
import styles from './admin-menu-button.module.css'
import { WaitingBadge } from './waiting-badge.tsx'

interface AdminMenuButtonProps extends ComponentProps<'button'> {
  readonly place: AdminPlace
}

export function AdminMenuButton({ place: { path, waiting }, ...attributes }: AdminMenuButtonProps) {
  const isHere = adminPaths.some((each) => each === path)
  return (
    <button type="button" className={styles.opener} aria-current={isHere} {...attributes}>
      {m.admin_pages()}
      <WaitingBadge waiting={waiting} />
      <chevrons.down />
    </button>
  )
}
