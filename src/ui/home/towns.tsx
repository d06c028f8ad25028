/** The towns with the most coming events, each a link to them; placeholders while loading. */
import { useId } from 'react'
import { maxTowns } from '../../../domain/lists/home.ts'
import { m } from '../../../messages/compiled/messages.js'
import linkRow from '../link-row.module.css'
import { LinkRow } from '../link-row.tsx'
import { usePlaceNames } from '../place-names.ts'
import styles from './towns.module.css'

export interface Town {
  readonly name: string
  readonly href: string
}

interface TownsProps {
  readonly towns: readonly Town[]
  /** Whether the towns are loading. */
  readonly isBusy: boolean
}

export function Towns({ towns, isBusy }: TownsProps) {
  const { cityName } = usePlaceNames()
  const headingId = useId()
  if (towns.length === 0 && !isBusy) return null
  return (
    <section aria-labelledby={headingId} aria-busy={isBusy} className={styles.towns}>
      <h2 id={headingId}>{m.home_towns()}</h2>
      <LinkRow>
        {isBusy ? (
          <div className={styles.strip} aria-hidden="true">
            {Array.from({ length: maxTowns }, (_, index) => (
              <div key={index} className={styles.place} />
            ))}
          </div>
        ) : (
          <ul className={styles.strip}>
            {towns.map(({ name, href }) => (
              <li key={name}>
                <a className={`${linkRow.link} ${styles.town}`} href={href}>
                  {cityName(name)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </LinkRow>
    </section>
  )
}
