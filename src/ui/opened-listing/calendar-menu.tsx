/** The button of a modal that opens a list of calendars, as on the page of the event. Escape, Back and what gets the focus close it. */
import { CalendarPlus } from 'lucide-react'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarChoice } from '../../../words/calendar-choices.ts'
import button from '../button.module.css'
import { useLayer } from '../layer.ts'
import styles from './calendar-menu.module.css'
import bar from './listing-actions.module.css'

export function CalendarMenu({ choices }: { readonly choices: readonly CalendarChoice[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const close = () => setIsOpen(false)
  useLayer(isOpen, close)

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    close()
    opener.current?.focus()
  }

  return (
    <details
      className={styles.menu}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && !currentTarget.contains(relatedTarget) && close()}
      onKeyDown={closeOnEscape}
    >
      <summary ref={opener} className={button.quiet} aria-label={m.page_calendar()}>
        <CalendarPlus size={18} />
        <span className={bar.long}>{m.page_calendar()}</span>
        <span className={bar.short}>{m.page_calendar_short()}</span>
      </summary>
      <ul className={styles.choices}>
        {choices.map(({ name, address, isOutside }) => (
          <li key={address}>
            <a href={address} {...(isOutside && { target: '_blank', rel: 'noopener' })}>
              {name}
              {isOutside && <span className="visually-hidden"> {m.opens_new_tab()}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
