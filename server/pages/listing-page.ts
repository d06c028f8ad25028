/** The page of a listing: everything that is known of it, without a script. */
import { athensToday, type Day } from '../../domain/days/days.ts'
import { formatMonth } from '../../domain/format.ts'
import type { Language } from '../../domain/languages.ts'
import { joinedFacts } from '../../domain/joined-facts.ts'
import { needsChecks } from '../../domain/listing/check.ts'
import { closedBy } from '../../domain/listing/cancellation.ts'
import { descriptionIn, languageOfText, otherLanguage, titleIn } from '../../domain/listing/listing-language.ts'
import { languageNames } from '../../domain/languages.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import { openedAddress } from '../../domain/listing/opened-address.ts'
import { reportAddress } from '../../domain/listing/report-address.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { listingTypes, typeRegistry, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import { isMoved } from '../../domain/listing/moved-days.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { quarterOf, type Moment } from '../../domain/days/times.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { factLine } from '../../words/listing-facts.ts'
import { shownTitle } from '../../words/shown-title.ts'
import { typeWords } from '../../words/listing-types.ts'
import { readWaitingText } from '../store/listing/stored-listings.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { searchShapes, type PictureShape } from '../pictures/shapes.ts'
import { copySentence } from './copy-sentence.ts'
import { document } from './document.ts'
import { findListing, languageOf, previewLanguageOf, type ListingPageParts } from './find-listing.ts'
import { inLanguageOf } from './in-language-of.ts'
import { listLink } from './list-link.ts'
import { calendarPath, listingActions } from './listing-actions.ts'
import { listingFacts } from './listing-facts.ts'
import { picturePath } from './listing-picture.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-route.ts'
import { printedAddress } from './printed-address.ts'
import { similarEvents, similarList } from './similar-events.ts'
import { structuredData } from './structured-data.ts'
import { summaryOf } from './summary.ts'

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
  const { listing } = found
  const checkedOn = needsChecks(type) ? athensToday(found.checkedAt) : null
  const language = languageOf(request, listing)
  const present = quarterOf(parts.now())
  const closed = closedBy(listing, present) ? { similar: await similarEvents(listing, present, parts) } : null
  const waiting = type === 'event' ? await readWaitingText(parts.db, type, listing.id) : null
  const isMoveAnnounced = waiting !== null && isMoved(listing, waiting)
  const shown = { type, listing, closed, isMoveAnnounced, checkedOn, present, preview: previewLanguageOf(request, listing) }
  return inLanguage(language, () => pageOf(shown, { ...request, language }, parts))
}

interface ShownListing {
  readonly type: ListingType
  readonly listing: Listing
  /** The moment by which an event is over. */
  readonly present: Moment
  /** What an event that is over or cancelled leads to; null for any other listing. */
  readonly closed: { readonly similar: readonly Listing[] } | null
  /** Whether another day or time waits for an approval; nothing else is told of it. */
  readonly isMoveAnnounced: boolean
  /** The day of the last check; null for a type that is not checked. */
  readonly checkedOn: Day | null
  /** The language of the preview. */
  readonly preview: Language
}

function pageOf(shown: ShownListing, request: PageRequest, parts: ListingPageParts): PageAnswer {
  const { type, listing, closed, isMoveAnnounced, checkedOn, present, preview } = shown
  const { language, siteAddress } = request
  const { cityNameIn, product } = parts
  const path = listingPagePath(type, listing)
  // As the web app shares it: its language is the one of the reader.
  const shared = siteAddress + shortPagePath(type, listing.id)
  const title = titleIn(language, listing)
  const description = descriptionIn(language, listing)
  const url = `${siteAddress}${inLanguageOf(path, language)}`
  const site = { name: product, url: siteAddress }
  const imageOf = (shape: PictureShape) => {
    return `${siteAddress}${picturePath(type, listing, { shape, language: preview, product, cityNameIn })}`
  }
  const images = searchShapes.map(imageOf)
  const facts = inLanguage(preview, () => factLine(listing, { type, language: preview, cityNameIn }))
  return document(parts, request, {
    path,
    title: shownTitle(language, listing).text,
    description: summaryOf([facts, description.text].filter(Boolean).join(' – ')),
    previewLanguage: preview,
    picture: { address: imageOf('preview'), alt: [title.text, facts].filter(Boolean).join(' – ') },
    head: [
      type === 'event' ? `<link rel="alternate" type="text/calendar" href="${calendarPath(listing)}">` : '',
      structuredData({ type, listing, closed: closedBy(listing, present), language, url, images, site, cityNameIn }),
    ].join('\n'),
    main: `<article>
<div class="scene scene-${type}"></div>
${copySentence()}
${closedNotice(listing, present)}
${isMoveAnnounced && !closed ? notice(m.page_move_announced()) : ''}
<p class="kind kind-${type}">${text(typeWords[type].name())}</p>
<h1 lang="${title.language}">${text(title.text)}</h1>
<dl>${listingFacts(listing, { type, language, cityNameIn }).map(({ name, value }) => `<dt>${text(name)}</dt><dd>${value}</dd>`).join('')}</dl>
<div class="actions" data-address="${text(shared)}">${listingActions({ type, listing }, { request, cityNameIn, isClosed: closed !== null })}</div>
<p class="actions-status" role="status"></p>
<p class="description" lang="${description.language}">${text(description.text)}</p>
${otherLanguageLink(listing, path, title.language)}
${checkedOn ? `<p class="checked">${text(m.listing_checked({ month: formatMonth(checkedOn, language) }))}</p>` : ''}
${closed ? similarList(closed.similar, language) : ''}
${printedAddress(shared)}
<p class="further-links">${joinedFacts(furtherLinks(type, listing, language))}</p>
</article>`,
  })
}

function notice(words: string): string {
  return `<p class="notice">${text(words)}</p>`
}

/** Empty for what is still to come. */
function closedNotice(listing: Listing, present: Moment): string {
  const closed = closedBy(listing, present)
  const note = listing.cancellation?.note
  if (!closed) return ''
  return `<p class="notice">${text(m.page_closed({ closed }))}${note ? ` <span lang="${languageOfText(note)}">${text(note)}</span>` : ''}</p>`
}

function otherLanguageLink(listing: Listing, path: string, shown: Language): string {
  const other = otherLanguage(shown, listing)
  if (other === null) return ''
  return `<p><a href="${inLanguageOf(path, other)}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></p>`
}

/** The list leads to its page, the calendar and the form for a report into the web app. */
function furtherLinks(type: ListingType, { id }: Listing, language: Language): string[] {
  const list = listLink(m.page_all({ list: typeWords[type].list() }), { type, filter: noFilter, language })
  const calendar = `<a href="/${openedAddress('event', id)}">${text(m.page_in_calendar())}</a>`
  const report = `<a href="/${reportAddress(type, id)}" rel="nofollow">${text(m.report_open())}</a>`
  return type === 'event' ? [calendar, list, report] : [list, report]
}
