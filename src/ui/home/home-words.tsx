/** What the site is for, in three sentences, with the ways in. Specification, section 1. */
import { paths, type Path } from '../../../domain/paths.ts'
import { m } from '../../../messages/compiled/messages.js'
import { href } from '../../paths.ts'
import { LinkedText } from '../linked-text.tsx'
import styles from './home.module.css'

interface HomeWordsProps {
  readonly addSomethingGreenPath: Path
}

export function HomeWords({ addSomethingGreenPath }: HomeWordsProps) {
  const links = {
    events: href(paths.events),
    volunteer: href(paths.volunteer),
    shop: href(paths.shop),
    dine: href(paths.dine),
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
