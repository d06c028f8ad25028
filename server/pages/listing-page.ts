/** The page of a listing: everything that is known of it, without a script. */
import { athensToday } from '../../domain/days/days.ts'
import { isTown, type CityNameIn } from '../../domain/places/cities.ts'
import type { Language } from '../../domain/languages.ts'
import { descriptionIn, otherLanguage, titleIn } from '../../domain/listing/listing-language.ts'
import { languageNames } from '../../domain/languages.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { listingTypes, typeRegistry, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import { spanOf } from '../../domain/days/occurrences.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { factLine } from '../../words/listing-facts.ts'
import { typeWords } from '../../words/listing-types.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { document, inLanguageOf } from './document.ts'
import { findListing, languageOf, type ListingPageParts } from './find-listing.ts'
import { listingFacts } from './listing-facts.ts'
import { picturePath } from './listing-picture.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-route.ts'
import { structuredData } from './structured-data.ts'

/** A route for each type. */
export function listingPages(parts: ListingPageParts): PageRoute[] {
  return listingTypes.map((type) => ({
    path: `/${typeRegistry[type].segment}/:name`,
    isInLanguage: true,
    isByDay: true,
    answer: (request) => answer(type, request, parts),
  }))
}

async function answer(type: ListingType, request: PageRequest, parts: ListingPageParts): Promise<PageAnswer> {
  const found = await findListing(type, request, parts)
  if ('kind' in found) return found
  const language = languageOf(request, found.listing)
  return inLanguage(language, () => pageOf(type, found.listing, { ...request, language }, parts))
}

function pageOf(type: ListingType, listing: Listing, request: PageRequest, parts: ListingPageParts): PageAnswer {
  const { language, siteAddress } = request
  const { cityNameIn, product } = parts
  const path = listingPagePath(type, listing)
  const title = titleIn(language, listing)
  const description = descriptionIn(language, listing)
  const url = `${siteAddress}${inLanguageOf(path, language)}`
  const image = `${siteAddress}${picturePath(type, listing, { language, product, cityNameIn })}`
  const facts = factLine(listing, { type, language, cityNameIn })
  const summary = [facts, oneLine(description.text)].filter(Boolean).join(' – ')
  const shown = cut(summary, summaryLength)
  return document(parts, request, {
    path,
    title: title.text,
    description: shown,
    picture: { address: image, alt: [title.text, facts].filter(Boolean).join(' – ') },
    head: [
      type === 'event' ? `<link rel="alternate" type="text/calendar" href="${calendarPath(listing)}">` : '',
      structuredData({ type, listing, language, url, image, cityNameIn }),
      '<script src="/share.js" type="module"></script>',
    ].join('\n'),
    main: `<article>
<div class="scene scene-${type}"></div>
${isOver(listing, parts.now()) ? `<p class="notice">${text(m.page_over())}</p>` : ''}
<p class="kind kind-${type}">${text(typeWords[type].name())}</p>
<h1 lang="${title.language}">${text(title.text)}</h1>
<dl>${listingFacts(listing, { type, language, cityNameIn }).map(({ name, value }) => `<dt>${text(name)}</dt><dd>${value}</dd>`).join('')}</dl>
<p class="description" lang="${description.language}">${text(description.text)}</p>
${otherLanguageLink(listing, path, title.language)}
<div class="actions">${actions(type, listing, language, cityNameIn).join('')}</div>
<p class="actions-status" role="status"></p>
<p class="ways-on">${waysOn(type, listing).join(' · ')}</p>
</article>`,
  })
}

/** Longer summaries are cut by search engines and messengers. */
const summaryLength = 200

function isOver(listing: Listing, now: Date): boolean {
  const span = spanOf(listing)
  return span !== null && span.to < athensToday(now)
}

function otherLanguageLink(listing: Listing, path: string, shown: Language): string {
  const other = otherLanguage(shown, listing)
  if (other === null) return ''
  return `<p><a href="${inLanguageOf(path, other)}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></p>`
}

/** Into the web app. */
function waysOn(type: ListingType, { id }: Listing): string[] {
  const list = link(screenAddress(typeRegistry[type].path), m.page_all({ list: typeWords[type].list() }))
  return type === 'event' ? [link(screenAddress(paths.events, `?event=${id}`), m.page_in_calendar()), list] : [list]
}

function link(screen: string, label: string): string {
  return `<a href="/${screen}">${text(label)}</a>`
}

/** The buttons stay hidden without the script. */
function actions(type: ListingType, listing: Listing, language: Language, cityNameIn: CityNameIn): string[] {
  const calendar = type === 'event' && spanOf(listing) ? [`<a class="first" href="${calendarPath(listing)}">${text(m.page_calendar())}</a>`] : []
  return [
    ...calendar,
    `<button type="button" data-share hidden>${text(m.page_share())}</button>`,
    `<button type="button" data-copied="${text(m.copied())}" data-refused="${text(m.page_copy_refused())}" hidden>${text(m.page_copy())}</button>`,
    ...mapLinks(listing, language, cityNameIn),
  ]
}

function calendarPath({ id }: Listing): string {
  return `${shortPagePath('event', id)}.ics`
}

/** Links to several maps; none for a listing without a town, such as an e-shop. */
function mapLinks({ city, address }: Listing, language: Language, cityNameIn: CityNameIn): string[] {
  if (!isTown(city)) return []
  const wanted = encodeURIComponent([address, cityNameIn(city, language), m.page_country()].filter(Boolean).join(', '))
  const maps = [
    ['OpenStreetMap', `https://www.openstreetmap.org/search?query=${wanted}`],
    ['Google Maps', `https://www.google.com/maps/search/?api=1&query=${wanted}`],
    ['Apple Maps', `https://maps.apple.com/?q=${wanted}`],
  ] as const
  return maps.map(([name, address_]) => `<a href="${text(address_)}" rel="noopener">${text(m.page_map({ name }))}</a>`)
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** Shortens a text to a number of code points, at the end of a word. */
function cut(words: string, most: number): string {
  const letters = [...words]
  if (letters.length <= most) return words
  const start = letters.slice(0, most - 1).join('')
  return `${start.slice(0, start.includes(' ') ? start.lastIndexOf(' ') : undefined)}…`
}
