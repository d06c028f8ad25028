/** A button that does nothing while something is running, and can be reached all the same. */
import type { ComponentProps } from 'react'

interface BusyButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-disabled' | 'onClick'> {
  readonly isBusy: boolean
  readonly onClick: () => void
}

export function BusyButton({ isBusy, onClick, ...others }: BusyButtonProps) {
  return <button {...others} type="button" aria-disabled={isBusy} onClick={isBusy ? undefined : onClick} />
}
