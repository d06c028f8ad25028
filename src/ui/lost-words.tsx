/** Why something cannot be shown without a connection. */
import { m } from '../../messages/compiled/messages.js'

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
  listing: m.lost_listing,
  towns: m.lost_towns,
  private: m.lost_private,
  screen: m.lost_screen,
} as const

export function LostWords({ thing }: LostWordsProps) {
  return <p>{words[thing]()}</p>
}
