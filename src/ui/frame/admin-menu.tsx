/** The menu "Admin Pages" of the header; its code is loaded on hover, focus or click. Specification, section 2. */
import { useState } from 'react'
import { lazyComponent } from '../lazy-component.ts'
import type { AdminPlace } from './admin-links.tsx'
import { AdminMenuButton } from './admin-menu-button.tsx'
import type { AdminDropdownProps } from './admin-dropdown.tsx'

const adminDropdown = lazyComponent<AdminDropdownProps>(async () => (await import('./admin-dropdown.tsx')).AdminDropdown)

interface AdminMenuProps {
  readonly place: AdminPlace
  readonly onOpen: () => void
}

export function AdminMenu({ place, onOpen }: AdminMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const AdminDropdown = adminDropdown.useComponent(isOpen)

  function change(isOpened: boolean) {
    setIsOpen(isOpened)
    if (isOpened) onOpen()
  }

  if (AdminDropdown) return <AdminDropdown place={place} isOpen={isOpen} onOpenChange={change} />
  return (
    <AdminMenuButton
      place={place}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={adminDropdown.preload}
      onFocus={adminDropdown.preload}
      onClick={() => change(true)}
    />
  )
}
