/** Shows in the first view what the filter of the address has chosen, as far as that needs no names. */
import { chipNames, filterSize, hasChosen, withValueToggled } from '../../domain/lists/filter.ts'
import { quickChoices, withoutQuickChoices } from '../../domain/lists/quick-choices.ts'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { eventsSearch, href, readEventsAddress, readListAddress, type EventsAddress, type Search } from '../paths.ts'

/**
 * Marks the quick choices, writes the number of choices into the button of the filter, and leaves a place for each chip, before that of the
 * button behind them. The only one of a list of events stands before the quick choices. What a chip says comes with the app: the names of
 * towns and tags in two languages are too large for the page. Its place is as wide as its stored name, so that chips have as many lines.
 */
export function showFilter(screen: ParentNode, path: string, search: Search): void {
  const type = listingTypes.find((each) => typeRegistry[each].path === path)
  if (!type) return
  const address = readEventsAddress(search)
  const isEventList = path === paths.events && address.mode === 'list'
  if (isEventList) markQuickChoices(screen, address)
  const { filter } = path === paths.events ? address : readListAddress(search, type)
  writeCount(screen, filterSize(filter))
  const names = chipNames(isEventList ? withoutQuickChoices(filter) : filter)
  makePlaces(screen, names)
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

function makePlaces(screen: ParentNode, names: readonly string[]): void {
  const chips = screen.querySelector('[data-first-chips]')
  if (names.length === 0) chips?.remove()
  const place = chips?.firstElementChild
  place?.replaceWith(...names.map((name) => {
    const copy = place.cloneNode(true)
    copy.firstChild?.replaceWith(name)
    return copy
  }))
}
