/** The landscape at the top of home with the banner over it, 400 px high. Specification, sections 1 and 9. */
import { m } from '../../../messages/compiled/messages.js'
import { HeroLandscape } from '../drawings/hero-landscape.tsx'
import styles from './hero.module.css'

export function Hero() {
  return (
    <div className={styles.hero}>
      <HeroLandscape />
      <p className={styles.banner}>{m.home_banner()}</p>
    </div>
  )
}
