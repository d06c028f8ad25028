/** What a browser calls itself. */
import Bowser from 'bowser'

/** The families of a browser and of its operating system, as `Firefox` and `Android`; null where it names none. */
export interface Client {
  readonly browser: string | null
  readonly system: string | null
}

/** Names are at the beginning; what follows is not read, however long it is. */
const maxLength = 512

/** Keeps no versions: a member recognizes a device without them, and they would tell it from others. */
export function clientOf(userAgent: string | null): Client {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxLength))
  return { browser: browser.name || null, system: os.name || null }
}
