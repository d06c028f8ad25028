/** The button that opens the slide-out menu; the menu's code is loaded on hover, focus or click. */
import { Menu } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { lazyComponent } from '../lazy-component.ts'
import type { NavigationPlace } from './navigation-place.ts'
import type { SideMenuProps } from './side-menu.tsx'

const sideMenu = lazyComponent<SideMenuProps>(async () => (await import('./side-menu.tsx')).SideMenu)

export function MenuButton({ place }: { readonly place: NavigationPlace }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const SideMenu = sideMenu.useComponent(isOpen)

  function open() {
    setIsOpen(true)
    if (place.member?.isModerator) place.onAdminPages()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button.icon}
        aria-label={m.nav_menu()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={sideMenu.preload}
        onFocus={sideMenu.preload}
        onClick={open}
      >
        <Menu />
      </button>
      {SideMenu && <SideMenu isOpen={isOpen} opener={opener} place={place} onClose={() => setIsOpen(false)} />}
    </>
  )
}
