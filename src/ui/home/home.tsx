/** The welcome page. Specification, sections 1, 2 and 9. */
import { useId, type ReactNode } from 'react'
import type { Choice } from '../../../domain/lists/choices.ts'
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { defaultEventsAddress, href, listLinks } from '../../paths.ts'
import { QuickChoices } from '../filter/quick-choices.tsx'
import { Page } from '../page.tsx'
import { LinkedText } from '../linked-text.tsx'
import { Carousel } from './carousel.tsx'
import narrowHero from '../drawings/hero-phone.svg'
import wideHero from '../drawings/hero.svg'
import styles from './home.module.css'

interface HomeProps {
  readonly product: string
  /** The next events, or what is shown in their place. */
  readonly upcoming: ReactNode
  /** The towns with the most events, where the server counts them. */
  readonly towns: ReactNode
  /** The choices of events that the server selects by. */
  readonly offered: readonly Choice[]
  readonly addSomethingGreenPath?: Path
}

export function Home({ product, upcoming, towns, offered, addSomethingGreenPath = paths.login }: HomeProps) {
  const upcomingId = useId()
  return (
    <Page product={product} title={m.home_title({ product })} banner={<Hero />}>
      <div className={styles.home}>
        <div className={styles.choices}>
          <QuickChoices address={defaultEventsAddress} offered={offered} />
          {towns}
        </div>
        <HomeWords addSomethingGreenPath={addSomethingGreenPath} />
        <Carousel addSomethingGreenPath={addSomethingGreenPath} />
        <section className={styles.upcoming} aria-labelledby={upcomingId}>
          <h2 id={upcomingId}>{m.home_upcoming()}</h2>
          {upcoming}
        </section>
      </div>
    </Page>
  )
}

/**
 * The landscape at the top of home with the banner over it, 400 px high: a bay, a village and olive trees; day in light, evening
 * in dark. Phones get the middle of it. Specification, sections 1 and 9.
 */
function Hero() {
  return (
    <div className={styles.hero}>
      <picture>
        <source media="(width >= 768px)" srcSet={wideHero} />
        {/* Decoded before it is painted, so that it does not flicker when the app takes over the first view. */}
        <img className={styles.landscape} src={narrowHero} alt="" decoding="sync" fetchPriority="high" />
      </picture>
      <p className={styles.banner}>{m.home_banner()}</p>
    </div>
  )
}

interface HomeWordsProps {
  readonly addSomethingGreenPath: Path
}

/** What the site is for, in three sentences with links. Specification, section 1. */
function HomeWords({ addSomethingGreenPath }: HomeWordsProps) {
  const links = {
    ...listLinks(),
    add: href(addSomethingGreenPath),
  }
  return (
    <div className={styles.words}>
      {[m.home_purpose(), m.home_invitation(), m.home_word()].map((text) => (
        <p key={text}>
          <LinkedText text={text} links={links} />
        </p>
      ))}
    </div>
  )
}
