/** A popover below the button that opens and closes it. The focus returns to the button. */
import { Popover } from 'radix-ui'
import type { ReactNode, RefObject } from 'react'
import { useLayer } from './layer.ts'

export interface ButtonPopoverProps {
  readonly opener: RefObject<HTMLButtonElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

interface ContentProps {
  readonly className: string | undefined
  readonly label: string
  /** The distance from the button in pixels. */
  readonly distance: number
  /** Moves the focus into the content; the first control does not get it by itself. */
  readonly onOpenFocus?: (content: HTMLElement) => void
  readonly children: ReactNode
}

export function ButtonPopover(props: ButtonPopoverProps & ContentProps) {
  const { opener, isOpen, onOpenChange, className, label, distance, onOpenFocus, children } = props
  useLayer(isOpen, () => onOpenChange(false))
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={opener as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          className={className}
          align="end"
          sideOffset={distance}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            onOpenFocus?.(event.currentTarget as HTMLElement)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (document.activeElement === document.body) opener.current?.focus()
          }}
          onInteractOutside={(event) => {
            // The button closes the popover itself; closing it here as well would open it again.
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
