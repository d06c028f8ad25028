/** Shows in the first view what the filter of the address has chosen, as far as that needs no names of places. */
import { languages, type Language } from '../../domain/languages.ts'
import { chipNames, filterSize, hasChosen, withValueToggled } from '../../domain/lists/filter.ts'
import { quickChoices, withoutQuickChoices } from '../../domain/lists/quick-choices.ts'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { eventsSearch, href, readEventsAddress, readListAddress, type EventsAddress, type Search } from '../paths.ts'

/**
 * Marks the quick choices, writes the number of choices into the button of the filter, and makes each chip, before the place of the button
 * behind them. The only one of a list of events stands before the quick choices. The names of places in two languages are too large for
 * the page: but for cities in English they come with the app, and the chip is as wide as the stored name until then.
 */
export function showFilter(screen: ParentNode, path: string, search: Search, language: Language): void {
  const type = listingTypes.find((each) => typeRegistry[each].path === path)
  if (!type) return
  const address = readEventsAddress(search)
  const isEventList = path === paths.events && address.mode === 'list'
  if (isEventList) markQuickChoices(screen, address)
  const { filter } = path === paths.events ? address : readListAddress(search, type)
  writeCount(screen, filterSize(filter))
  makeChips(screen, chipNames(isEventList ? withoutQuickChoices(filter) : filter), language === languages[0] ? filter.cities : [])
  const chips = screen.querySelector('[data-first-chips]')
  if (isEventList && filterSize(filter) === 1 && chips) screen.querySelector('main nav ul')?.before(chips)
}

function markQuickChoices(screen: ParentNode, address: EventsAddress): void {
  for (const [index, link] of screen.querySelectorAll<HTMLAnchorElement>('main nav a').entries()) {
    const quick = quickChoices[index]
    if (!quick) continue
    if (hasChosen(address.filter, quick)) link.setAttribute('aria-current', 'true')
    const filter = withValueToggled(address.filter, quick)
    link.href = href(paths.events, eventsSearch({ ...address, mode: 'list', filter, page: 1, event: null }))
  }
}

function writeCount(screen: ParentNode, count: number): void {
  const element = screen.querySelector('[data-applied]')
  if (count === 0) element?.remove()
  else element?.firstChild?.replaceWith(String(count))
}

function makeChips(screen: ParentNode, names: readonly string[], storedWords: readonly string[]): void {
  const chips = screen.querySelector<HTMLElement>('[data-first-chips]')
  if (names.length === 0) chips?.remove()
  const words = JSON.parse(chips?.dataset.firstChips ?? '{}') as Readonly<Record<string, string>>
  const place = chips?.firstElementChild
  place?.replaceWith(...names.map((name) => {
    const copy = place.cloneNode(true) as Element
    copy.firstChild?.replaceWith(words[name] ?? name)
    copy.toggleAttribute('data-worded', (name in words && name !== 'when') || storedWords.includes(name))
    return copy
  }))
}
