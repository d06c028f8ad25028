/** Calendar or list. Specification, section 2. */
import { CalendarDays, List } from 'lucide-react'
import type { EventsMode } from '../../../domain/days/calendar.ts'
import { m } from '../../../messages/compiled/messages.js'
import styles from './mode-toggle.module.css'

interface ModeToggleProps {
  readonly mode: EventsMode
  readonly onMode: (mode: EventsMode) => void
}

export function ModeToggle({ mode, onMode }: ModeToggleProps) {
  const choices = [
    { choice: 'calendar', label: m.events_calendar_view(), Icon: CalendarDays },
    { choice: 'list', label: m.events_list_view(), Icon: List },
  ] as const
  return (
    <div className={styles.toggle} role="group" aria-label={m.events_mode()}>
      {choices.map(({ choice, label, Icon }) => (
        <button
          key={choice}
          type="button"
          className={styles.choice}
          aria-pressed={mode === choice}
          onClick={() => onMode(choice)}
        >
          <Icon />
          {label}
        </button>
      ))}
    </div>
  )
}
