/** The frame of every screen: skip link, header, main element and footer. */
import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import { lazyComponent, useMissingCode } from '../lazy-component.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { NavigationPlace } from './navigation-place.ts'
import type { OfflineNoticeProps } from './offline-notice.tsx'

interface FrameProps extends NavigationPlace {
  readonly product: string
  readonly year: number
  /** What just happened to the session, shown until dismissed. */
  readonly announcement: 'loggedIn' | 'sessionEnded' | null
  readonly onDismissAnnouncement: () => void
  readonly offline: OfflineNoticeProps
  /** Fetches code again that could not be fetched. */
  readonly onReload: () => void
  readonly children: ReactNode
}

export function Frame({ product, year, announcement, onDismissAnnouncement, offline, onReload, children, ...place }: FrameProps) {
  const { path } = place
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)

  function dismiss() {
    main.current?.focus({ preventScroll: true })
    onDismissAnnouncement()
  }

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <>
      <a className={styles.skip} href="#main" onClick={(event) => skipTo(main.current, event)}>
        {m.skip_to_content()}
      </a>
      <Header product={product} place={place} />
      <div role="status">
        <Announcement announcement={announcement} onDismiss={dismiss} />
        <Offline {...offline} />
      </div>
      <MissingCode onRetry={onReload} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer product={product} year={year} />
    </>
  )
}

/** Moves the focus by script, since the hash of the address names the screen. */
function skipTo(main: HTMLElement | null, event: MouseEvent) {
  event.preventDefault()
  main?.focus()
}

interface AnnouncementProps {
  readonly announcement: 'loggedIn' | 'sessionEnded' | null
  readonly onDismiss: () => void
}

/** What just happened to the session: announced, and shown until dismissed. */
function Announcement({ announcement, onDismiss }: AnnouncementProps) {
  if (!announcement) return null
  return (
    <div className={styles.announcement} data-tone={announcement === 'loggedIn' ? 'success' : 'warning'}>
      <div className={styles.inner}>
        <p>{announcement === 'loggedIn' ? m.login_succeeded() : m.session_ended()}</p>
        <button type="button" className={button.icon} aria-label={m.close()} onClick={onDismiss}>
          <X />
        </button>
      </div>
    </div>
  )
}

const offlineNotice = lazyComponent<OfflineNoticeProps>(async () => (await import('./offline-notice.tsx')).OfflineNotice)

function Offline(props: OfflineNoticeProps) {
  const isShown = props.seenAt !== null || props.unanswered !== null
  const OfflineNotice = offlineNotice.useComponent(isShown)
  return OfflineNotice && isShown && <OfflineNotice {...props} />
}

interface MissingCodeProps {
  readonly onRetry: () => void
}

/** Shown when a menu or dialog could not open because its code could not be fetched. */
function MissingCode({ onRetry }: MissingCodeProps) {
  if (!useMissingCode()) return null
  return (
    <div role="alert" className={`${styles.announcement} ${styles.sticky}`} data-tone="warning">
      <div className={styles.inner}>
        <p>{m.missing_code()}</p>
        <button type="button" className={button.quiet} onClick={onRetry}>
          {m.try_again()}
        </button>
      </div>
    </div>
  )
}
