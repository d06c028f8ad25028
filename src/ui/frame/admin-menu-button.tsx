/** The button of the menu "Admin Pages". */
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { adminPages } from './admin-links.tsx'
import styles from './admin-menu-button.module.css'

interface AdminMenuButtonProps extends ComponentProps<'button'> {
  /** The path of the page in view. */
  readonly path: string
}

export function AdminMenuButton({ path, ...attributes }: AdminMenuButtonProps) {
  const isHere = adminPages.some(({ to }) => to === path)
  return (
    <button type="button" className={styles.opener} aria-current={isHere} {...attributes}>
      {m.admin_pages()}
      <ChevronDown />
    </button>
  )
}
