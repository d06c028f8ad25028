/** What surrounds every screen: the way past the header, the header, the screen's place and the footer. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import { paths, type Path } from '../../paths.ts'
import { Footer } from './footer.tsx'
import styles from './frame.module.css'
import { Header } from './header.tsx'

interface FrameProps {
  readonly product: string
  /** The path of the page in view. */
  readonly path: string
  readonly year: number
  readonly addSomethingGreenPath?: Path
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
