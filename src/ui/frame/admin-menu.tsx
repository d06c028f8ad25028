/** The menu "Admin Pages" of the bar; its code comes when somebody reaches for it. Specification, section 2. */
import { useState } from 'react'
import { later } from '../later.ts'
import { AdminMenuButton } from './admin-menu-button.tsx'
import type { AdminDropdownProps } from './admin-dropdown.tsx'

const adminDropdown = later<AdminDropdownProps>(async () => (await import('./admin-dropdown.tsx')).AdminDropdown)

export function AdminMenu({ path }: { readonly path: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const AdminDropdown = adminDropdown.useWanted(isOpen)
  if (AdminDropdown) return <AdminDropdown path={path} isOpen={isOpen} onOpenChange={setIsOpen} />
  return (
    <AdminMenuButton
      path={path}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={adminDropdown.preload}
      onFocus={adminDropdown.preload}
      onClick={() => setIsOpen(true)}
    />
  )
}
