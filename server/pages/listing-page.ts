/** The page of a listing: everything that is known of it, without a script. */
import { athensToday } from '../../domain/days.ts'
import { nonTownNames, type CityNameIn } from '../../domain/cities.ts'
import type { Language } from '../../domain/languages.ts'
import { descriptionIn, otherLanguage, titleIn } from '../../domain/listing-language.ts'
import { languageNames } from '../../domain/languages.ts'
import { listingPagePath, readListingPagePath } from '../../domain/listing-page.ts'
import { pageFolders, shortPagePath } from '../../domain/page-folders.ts'
import { listingTypes, typeRegistry, type Listing, type ListingType } from '../../domain/listing.ts'
import { spanOf } from '../../domain/occurrences.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { factsOf, listNames } from '../feeds/followed-list.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import type { Connection } from '../store/connection.ts'
import { readPublicListing } from '../store/public-listings.ts'
import { wasPublic } from '../store/removed-listings.ts'
import { document, inLanguageOf, type DocumentLook } from './document.ts'
import { listingFacts } from './listing-facts.ts'
import { missingPage } from './missing-page.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-route.ts'
import { structuredData } from './structured-data.ts'

export interface ListingPageParts extends DocumentLook {
  readonly db: Connection
  readonly now: () => Date
  readonly cityNameIn: CityNameIn
}

/** A route for each type. */
export function listingPages(parts: ListingPageParts): PageRoute[] {
  return listingTypes.map((type) => ({
    path: `/${pageFolders[type]}/:name`,
    isInLanguage: true,
    isByDay: true,
    answer: (request) => answer(type, request, parts),
  }))
}

async function answer(type: ListingType, request: PageRequest, parts: ListingPageParts): Promise<PageAnswer> {
  const { language, params, query } = request
  const path = `/${pageFolders[type]}/${params.name ?? ''}`
  const named = readListingPagePath(path)
  const found = named && (await readPublicListing(parts.db, type, named.id))
  if (!found) {
    const isGone = named !== null && (await wasPublic(parts.db, type, named.id))
    return missingPage(parts, request, { path, isGone, type })
  }
  const present = listingPagePath(type, found.listing)
  if (path !== present) return { kind: 'moved', to: query.has('lang') ? inLanguageOf(present, language) : present, isForever: true }
  return inLanguage(language, () => pageOf(type, found.listing, request, parts))
}

function pageOf(type: ListingType, listing: Listing, request: PageRequest, parts: ListingPageParts): PageAnswer {
  const { language, siteAddress } = request
  const { cityNameIn, product } = parts
  const path = listingPagePath(type, listing)
  const title = titleIn(language, listing)
  const description = descriptionIn(language, listing)
  const url = `${siteAddress}${inLanguageOf(path, language)}`
  const image = `${siteAddress}/social.png`
  const summary = [factsOf(listing, { type, language, cityNameIn }), oneLine(description.text)].filter(Boolean).join(' – ')
  const shown = cut(summary, summaryLength)
  return document(parts, request, {
    path,
    title: title.text,
    description: shown,
    head: [
      ...previewTags({ title: title.text, description: shown, url, image, product, language }),
      type === 'event' ? `<link rel="alternate" type="text/calendar" href="${calendarPath(listing)}">` : '',
      `<script type="application/ld+json">${structuredData({ type, listing, language, url, image, cityNameIn })}</script>`,
      '<script src="/share.js" type="module"></script>',
    ].join('\n'),
    main: `<article>
${isOver(listing, parts.now()) ? `<p class="notice">${text(m.page_over())}</p>` : ''}
<p class="kind kind-${type}">${text(kindNames[type]())}</p>
<h1 lang="${title.language}">${text(title.text)}</h1>
<dl>${listingFacts(type, listing, language, cityNameIn).map(({ name, value }) => `<dt>${text(name)}</dt><dd>${value}</dd>`).join('')}</dl>
<p class="description" lang="${description.language}">${text(description.text)}</p>
${otherLanguageLink(listing, path, title.language)}
<div class="actions">${actions(type, listing, language, cityNameIn).join('')}</div>
<p class="actions-status" role="status"></p>
<p>${waysOn(type, listing).join(' · ')}</p>
</article>`,
  })
}

const kindNames: Readonly<Record<ListingType, () => string>> = {
  event: m.listing_type_event, volunteer: m.listing_type_volunteer, shop: m.listing_type_shop, dine: m.listing_type_dine,
}

/** Longer summaries are cut by search engines and messengers. */
const summaryLength = 200

interface Preview {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly image: string
  readonly product: string
  readonly language: Language
}

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', el: 'el_GR' }

/** What messengers and social networks show of a link. https://ogp.me */
function previewTags({ title, description, url, image, product, language }: Preview): string[] {
  const properties = {
    'og:type': 'article', 'og:site_name': product, 'og:title': title, 'og:description': description, 'og:url': url,
    'og:image': image, 'og:image:width': '1200', 'og:image:height': '630', 'og:locale': locales[language],
  }
  return [
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${text(value)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

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
  const list = link(screenAddress(typeRegistry[type].path), m.page_all({ list: listNames[type]() }))
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
    `<button type="button" data-copied="${text(m.copied())}" hidden>${text(m.page_copy())}</button>`,
    ...mapLinks(listing, language, cityNameIn),
  ]
}

function calendarPath({ id }: Listing): string {
  return `${shortPagePath('event', id)}.ics`
}

/** To the map of one's choice; none for a place without a town, such as a shop on the internet. */
function mapLinks({ city, address }: Listing, language: Language, cityNameIn: CityNameIn): string[] {
  if (city === null || nonTownNames.includes(city)) return []
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

/** At the end of a word, in code points. */
function cut(words: string, most: number): string {
  const letters = [...words]
  if (letters.length <= most) return words
  const start = letters.slice(0, most - 1).join('')
  return `${start.slice(0, start.includes(' ') ? start.lastIndexOf(' ') : undefined)}…`
}
