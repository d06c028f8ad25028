/** Why something cannot be shown without a connection, and links to what can. */
import { use, useEffect, useState } from 'react'
import { typeRegistry } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { typeWords } from '../../words/listing-types.ts'
import { defaultEventsAddress, eventsSearch, href } from '../paths.ts'
import { ReadKeptContext, type Kept } from './lost-connection-context.ts'
import styles from './lost-words.module.css'

/** What cannot be shown; `private` is what nobody but its reader may see. */
export type LostThing = keyof typeof words

export interface LostWordsProps {
  readonly thing: LostThing
}

const words = {
  list: m.lost_list,
  next: m.lost_next,
  days: m.lost_days,
  search: m.lost_search,
  event: m.lost_event,
  post: m.lost_post,
  towns: m.lost_towns,
  private: m.lost_private,
  screen: m.lost_screen,
} as const

export function LostWords({ thing }: LostWordsProps) {
  return (
    <div className={styles.lost}>
      <p>{words[thing]()}</p>
      {thing !== 'towns' && <KeptLinks />}
    </div>
  )
}

/** Nothing until it is known what the device has. */
function KeptLinks() {
  const readKept = use(ReadKeptContext)
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    let isGone = false
    void readKept().then((read) => !isGone && setKept(read), () => undefined)
    return () => {
      isGone = true
    }
  }, [readKept])
  const links = kept ? linksTo(kept) : []
  return (
    links.length > 0 && (
      <nav aria-label={m.lost_kept()} className={styles.kept}>
        <span>{m.lost_kept()}</span>
        {links.map(([address, name]) => (
          <a key={address} href={address}>
            {name}
          </a>
        ))}
      </nav>
    )
  )
}

function linksTo({ types, hasSaved }: Kept): (readonly [address: string, name: string])[] {
  // The calendar needs a month, and the list has each event that is known.
  const search = (path: string) => (path === paths.events ? eventsSearch({ ...defaultEventsAddress, mode: 'list' }) : {})
  const lists = types.map((type) => {
    const { path } = typeRegistry[type]
    return [href(path, search(path)), typeWords[type].list()] as const
  })
  return [
    ...lists,
    ...(hasSaved ? [[href(paths.saved), m.saved_title()] as const] : []),
    ...(types.length > 0 || hasSaved ? [[href(paths.search), m.nav_search()] as const] : []),
  ]
}
