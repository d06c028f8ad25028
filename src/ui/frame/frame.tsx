/** What surrounds every screen: the way past the header, the header, the screen's place and the footer. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { paths, type Path } from '../../paths.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'
import type { Member } from './member.ts'

interface FrameProps {
  readonly product: string
  /** The path of the page in view. */
  readonly path: string
  readonly year: number
  readonly addSomethingGreenPath?: Path
  /** Who is signed in; null for a visitor. */
  readonly member?: Member | null
  /** What just happened to the session, said over the screen until it is put away. */
  readonly announcement?: 'loggedIn' | 'sessionEnded' | null
  readonly onSignOut?: () => void
  readonly onDismissAnnouncement?: () => void
  readonly children: ReactNode
}

export function Frame({ product, path, year, addSomethingGreenPath = paths.login, children }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  const shownPath = useRef(path)

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])

  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#main" onClick={(event) => skipTo(main.current, event)}>
        {m.skip_to_content()}
      </a>
      <Header product={product} path={path} addSomethingGreenPath={addSomethingGreenPath} />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer product={product} year={year} />
    </div>
  )
}

/** The hash of the address names the screen, so the browser's own jump would leave it. */
function skipTo(main: HTMLElement | null, event: MouseEvent) {
  event.preventDefault()
  main?.focus()
}
