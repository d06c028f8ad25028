/** A listing in a list that the server makes. */
import type { Moment } from '../../domain/days/times.ts'
import { closedBy } from '../../domain/listing/cancellation.ts'
import { descriptionIn, titleIn } from '../../domain/listing/listing-language.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { factLine } from '../../words/listing-facts.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { inLanguageOf } from './in-language-of.ts'
import type { NamingContext } from './list-links.ts'
import { summaryOf } from './summary.ts'

interface Shown {
  /** The moment by which events are over. */
  readonly present: Moment
  readonly heading: 'h2' | 'h3'
}

/** Call it in the language. */
export function listingItem(type: ListingType, listing: Listing, context: NamingContext, { present, heading }: Shown): string {
  const { language, cityNameIn } = context
  const title = titleIn(language, listing)
  const description = descriptionIn(language, listing)
  const facts = factLine(listing, { type, language, cityNameIn })
  const closed = closedBy(listing, present)
  const address = text(inLanguageOf(listingPagePath(type, listing), language))
  return `<li class="listing kind-${type}"><${heading}><a href="${address}" lang="${title.language}">${text(title.text)}</a></${heading}>
${facts === '' ? '' : `<p class="facts">${text(facts)}</p>`}
${closed ? `<p class="notice">${text(m.page_closed({ closed }))}</p>` : ''}
<p lang="${description.language}">${text(summaryOf(description.text))}</p></li>`
}
