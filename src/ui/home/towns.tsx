/** A strip of towns, each a way to its events. */
import { useId } from 'react'
import { m } from '../../../messages/compiled/messages.js'
import styles from './towns.module.css'

export interface Town {
  readonly name: string
  readonly href: string
}

export function Towns({ towns }: { readonly towns: readonly Town[] }) {
  const headingId = useId()
  if (towns.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.towns}>
      <h2 id={headingId}>{m.home_towns()}</h2>
      <ul className={styles.strip}>
        {towns.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
