/** Where the member is signed in: this device first, with a button to sign out each of the others. */
import { useEffect, useId, useRef } from 'react'
import type { OwnSession } from '../../../domain/account/own-account.ts'
import type { Failure } from '../../../domain/failure.ts'
import { formatExactMoment, formatMoment } from '../../../domain/format-moment.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { BusyButton } from '../busy-button.tsx'
import button from '../button.module.css'
import { failureText } from '../failure-text.ts'
import { FormMessage } from '../form/form-message.tsx'
import { FailedState } from '../lists/failed-state.tsx'
import { Skeleton } from '../lists/skeleton.tsx'
import styles from '../row-list.module.css'
import { AccountSection } from './account-section.tsx'

export interface OwnSessionsProps {
  /** The current one first; null before they are read. */
  readonly sessions: readonly OwnSession[] | null
  readonly isBusy: boolean
  /** Whether some were ended, and nothing was done since. */
  readonly isEnded: boolean
  /** Whether they could not be read. */
  readonly hasFailed: boolean
  /** Why some could not be ended. */
  readonly failure: Failure | null
  readonly onRead: () => void
  readonly onEnd: (id: number) => void
  readonly onEndOthers: () => void
}

export function OwnSessions({ sessions, isBusy, isEnded, hasFailed, failure, onRead, onEnd, onEndOthers }: OwnSessionsProps) {
  const others = sessions?.filter(({ isCurrent }) => !isCurrent).length ?? 0
  const notice = useFocusWhenEnded(isEnded)
  return (
    <AccountSection title={m.account_sessions()} text={m.account_sessions_text()}>
      {isEnded && <p ref={notice} tabIndex={-1} className={styles.notice}>{m.account_sessions_ended()}</p>}
      {failure && !hasFailed && <FormMessage tone="failure">{failureText(failure)}</FormMessage>}
      {hasFailed && <FailedState message={m.account_sessions_failed()} thing="private" isQuiet onRetry={onRead} />}
      {!sessions && !hasFailed && <Skeleton count={1} isShort />}
      {sessions && (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <SessionItem key={session.id} session={session} isBusy={isBusy} onEnd={() => onEnd(session.id)} />
          ))}
        </ul>
      )}
      {sessions && others === 0 && <p>{m.account_sessions_none()}</p>}
      {others > 1 && (
        <BusyButton className={button.outline} isBusy={isBusy} onClick={onEndOthers}>{m.account_others_end()}</BusyButton>
      )}
    </AccountSection>
  )
}

interface SessionItemProps {
  readonly session: OwnSession
  readonly isBusy: boolean
  readonly onEnd: () => void
}

function SessionItem({ session, isBusy, onEnd }: SessionItemProps) {
  const factsId = useId()
  const device = deviceText(session)
  // The hour in which it started began before it.
  const isUsedLater = !session.isCurrent && session.seenAt > session.startedAt
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <span>{device}</span>
        {session.isCurrent && <span className={styles.current}>{m.account_session_current()}</span>}
      </p>
      <p id={factsId} className={styles.facts}>
        <Moment moment={session.startedAt} text={(moment) => m.account_session_since({ moment })} />
        {isUsedLater && <Moment moment={session.seenAt} text={(moment) => m.account_session_seen({ moment })} />}
      </p>
      {!session.isCurrent && (
        <BusyButton
          className={`${button.outline} ${styles.end}`}
          aria-label={m.account_session_end({ device })}
          aria-describedby={factsId}
          isBusy={isBusy}
          onClick={onEnd}
        >
          {m.sign_out()}
        </BusyButton>
      )}
    </li>
  )
}

function Moment({ moment, text }: { readonly moment: string; readonly text: (moment: string) => string }) {
  return <time dateTime={moment} title={formatExactMoment(moment, getLocale())}>{text(formatMoment(moment, getLocale()))}</time>
}

function deviceText({ browser, system }: OwnSession): string {
  return browser && system ? m.account_session_on({ browser, system }) : (browser ?? system ?? m.account_session_unknown())
}

/** The button that was pressed is gone. */
function useFocusWhenEnded(isEnded: boolean) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isEnded) notice.current?.focus()
  }, [isEnded])
  return notice
}
