/** The menu of the pages of the administration, opened. */
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { paths } from '../../../domain/paths.ts'
import { href } from '../../paths.ts'
import { useLayer } from '../layer.ts'
import styles from './admin-dropdown.module.css'
import { adminPagesOf, type AdminPlace } from './admin-links.tsx'
import { AdminMenuButton } from './admin-menu-button.tsx'
import { WaitingBadge } from './waiting-badge.tsx'

export interface AdminDropdownProps {
  readonly place: AdminPlace
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function AdminDropdown({ place, isOpen, onOpenChange }: AdminDropdownProps) {
  const opener = useRef<HTMLButtonElement>(null)
  useLayer(isOpen, () => onOpenChange(false))
  return (
    <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <AdminMenuButton ref={opener} place={place} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        className={styles.menu}
        align="end"
        sideOffset={4}
        collisionPadding={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) opener.current?.focus()
        }}
      >
        {adminPagesOf(place).map(({ label, to }) => (
          <DropdownMenu.Item key={to} asChild className={styles.item}>
            <a href={href(to)} aria-current={to === place.path ? 'page' : undefined}>
              {label()}
              {to === paths.adminEvents && <WaitingBadge waiting={place.waiting} />}
            </a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
