/** What can be done with an opened listing: add it to a calendar, share, find the way there, save. On a phone a bar in one row. */
import { Navigation, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Listing } from '../../../domain/listing/listing.ts'
import { m } from '../../../messages/compiled/messages.js'
import { getLocale } from '../../../messages/compiled/runtime.js'
import type { CalendarChoice } from '../../../words/calendar-choices.ts'
import { wayThere } from '../../../words/map-links.ts'
import button from '../button.module.css'
import { CopyButton } from '../copy-button.tsx'
import { usePlaceNames } from '../place-names.ts'
import { CalendarMenu } from './calendar-menu.tsx'
import styles from './listing-actions.module.css'

interface ListingActionsProps {
  readonly listing: Listing
  /** In the language in which it is shown. */
  readonly title: string
  readonly address: string
  /** Where an event can be added; none for what cannot be. */
  readonly calendars: readonly CalendarChoice[]
  /** The button that saves it on the device. It is last: a saved listing has a link beside it, and nothing else moves. */
  readonly mark: ReactNode
}

export function ListingActions({ listing, title, address, calendars, mark }: ListingActionsProps) {
  const { cityName } = usePlaceNames()
  const way = wayThere(listing, getLocale(), cityName)
  return (
    <div className={styles.bar}>
      {calendars.length > 0 && <CalendarMenu choices={calendars} />}
      <ShareButton title={title} address={address} />
      {way && (
        <a className={button.quiet} href={way} target="_blank" rel="noopener">
          <Navigation size={18} />
          {m.listing_way()}
          <span className="visually-hidden"> {m.opens_new_tab()}</span>
        </a>
      )}
      {mark}
    </div>
  )
}

/** Opens what the device shares with; a browser without it copies the address. */
function ShareButton({ title, address }: { readonly title: string; readonly address: string }) {
  if (!('share' in navigator)) {
    return (
      <CopyButton text={address} className={button.quiet} label={m.page_copy()}>
        <span className={styles.long}>{m.page_copy()}</span>
        <span className={styles.short}>{m.page_copy_short()}</span>
      </CopyButton>
    )
  }
  // A person may close the menu without sharing.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined)
  return (
    <button type="button" className={button.quiet} onClick={share}>
      <Share2 size={18} />
      {m.page_share()}
    </button>
  )
}
