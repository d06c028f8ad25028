/** The welcome page. Specification, sections 1, 2 and 9. */
import { useId, type ReactNode } from 'react'
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { Page } from '../frame/page.tsx'
import { Carousel } from './carousel.tsx'
import { Hero } from './hero.tsx'
import styles from './home.module.css'
import { HomeWords } from './home-words.tsx'

interface HomeProps {
  readonly product: string
  /** The next events, or what stands in their place. */
  readonly upcoming: ReactNode
  /** The towns with the most of them, where they are known. */
  readonly towns: ReactNode
  readonly addSomethingGreenPath?: Path
}

export function Home({ product, upcoming, towns, addSomethingGreenPath = paths.login }: HomeProps) {
  const upcomingId = useId()
  return (
    <Page product={product} title={m.home_title({ product })} banner={<Hero />}>
      <div className={styles.home}>
        <HomeWords addSomethingGreenPath={addSomethingGreenPath} />
        <Carousel addSomethingGreenPath={addSomethingGreenPath} />
        <section className={styles.upcoming} aria-labelledby={upcomingId}>
          <h2 id={upcomingId}>{m.home_upcoming()}</h2>
          {upcoming}
        </section>
        {towns}
      </div>
    </Page>
  )
}
