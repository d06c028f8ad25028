/** The months under the button of a field of days: Escape or a pick closes them and leads back to the button. */
import { Popover } from 'radix-ui'
import type { RefObject } from 'react'
import { DayMonths, type DayMonthsProps } from './day-months.tsx'
import styles from './day-popover.module.css'

export interface DayPopoverProps extends DayMonthsProps {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export function DayPopover({ opener, label, isOpen, onOpenChange, ...months }: DayPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The button closes them itself; closing them here as well would open them again.
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <DayMonths {...months} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
