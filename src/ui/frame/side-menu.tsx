/** The slide-out menu of narrow screens, 250 px wide. Specification, section 2. */
import { Bookmark, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { RefObject } from 'react'
import { paths } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import button from '../button.module.css'
import '../styles/scroll-lock.css'
import { useLayer } from '../layer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { NavigationPlace } from './navigation-place.ts'
import { Navigation } from './navigation.tsx'
import styles from './side-menu.module.css'

export interface SideMenuProps {
  readonly isOpen: boolean
  /** The element that gets the focus back when the menu closes without navigation. */
  readonly opener: RefObject<HTMLElement | null>
  readonly place: NavigationPlace
  readonly onClose: () => void
}

export function SideMenu({ isOpen, opener, place, onClose }: SideMenuProps) {
  useLayer(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.backdrop} />
        <Dialog.Content
          className={styles.panel}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current?.focus()
          }}
        >
          <div className={styles.top}>
            <Dialog.Title className={styles.title}>{m.nav_menu()}</Dialog.Title>
            <Dialog.Close className={button.icon} aria-label={m.close()}>
              <X />
            </Dialog.Close>
          </div>
          <Navigation place={place} className={styles.links} onChoose={onClose} />
          <a
            className={styles.saved}
            href={href(paths.saved)}
            aria-current={place.path === paths.saved ? 'page' : undefined}
            onClick={onClose}
          >
            <Bookmark size={18} />
            {m.saved_title()}
          </a>
          <div className={styles.language}>
            <LanguageSwitch onLanguage={place.onLanguage} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
