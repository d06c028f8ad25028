/** "This was not me": asks the owner of an address whether to end the sign-up that somebody else made, and tells the outcome. */
import type { Failure } from '../../../domain/failure.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'

const statuses = ['asking', 'disowning', 'disowned', 'disownFailed'] as const

export type DisowningStatus = (typeof statuses)[number]

export function isDisowning(status: string): status is DisowningStatus {
  return statuses.some((each) => each === status)
}

interface DisowningProps {
  readonly status: DisowningStatus
  /** The server's answer; null unless disowned. */
  readonly farewell: string | null
  readonly failure: Failure | null
  readonly canKeep: boolean
  readonly onDisown: () => void
  readonly onKeep: () => void
}

export function Disowning({ status, farewell, failure, canKeep, onDisown, onKeep }: DisowningProps) {
  if (status === 'disowned') return <FormMessage tone="success">{farewell}</FormMessage>
  const isBusy = status === 'disowning'
  return (
    <>
      <p>{m.disown_text()}</p>
      <button type="button" className={button.primary} aria-busy={isBusy} onClick={() => !isBusy && onDisown()}>
        {m.disown_submit()}
      </button>
      {canKeep && (
        <button type="button" className={button.outline} onClick={onKeep}>
          {m.disown_keep()}
        </button>
      )}
      {status === 'disownFailed' && (
        <FormMessage tone="failure">
          <p>{m.disown_failed()}</p>
          <p>{failureText(failure)}</p>
        </FormMessage>
      )}
    </>
  )
}
