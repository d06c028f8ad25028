/** The pages of lists: of each type, of a town or a tag, and of this weekend, without a script. */
import { quarterOf, type Moment } from '../../domain/days/times.ts'
import { joinedFacts } from '../../domain/joined-facts.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import { choicesIn, noFilter } from '../../domain/lists/filter.ts'
import { listPagePath, listPageSize, listsPath, maxListPages, readListPagePath, type ListPage } from '../../domain/lists/list-page.ts'
import type { ListQuery } from '../../domain/lists/list-query.ts'
import type { ListCount } from '../../domain/lists/paging.ts'
import type { Language } from '../../domain/languages.ts'
import { titleIn } from '../../domain/listing/listing-language.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { listWords } from '../../words/list-words.ts'
import { listAddress } from '../feeds/followed-list.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { approvedList } from '../store/lists/approved-list.ts'
import { readPage } from '../store/lists/stored-list.ts'
import { copySentence } from './copy-sentence.ts'
import { countedLists, sameListsOfOtherTypes, type CountedList, type CountedLists, type ListParts } from './counted-lists.ts'
import { document } from './document.ts'
import { inLanguageOf } from './in-language-of.ts'
import { listLink } from './list-link.ts'
import { linksToChoices, linksToLists, listCountWords, listName, type ListPageParts, type NamingContext } from './list-links.ts'
import { listingItem } from './listing-item.ts'
import { listsOverview } from './lists-overview.ts'
import { missingPage } from './missing-page.ts'
import type { PageAnswer, PageRequest, PageRoute } from './page-route.ts'
import { summaryOf } from './summary.ts'

/** The page that leads to all lists, and the pages of the lists. */
export function listPages(parts: ListPageParts): PageRoute[] {
  return [
    { path: listsPath, isInLanguage: true, isByDay: true, answer: (request) => listsOverview(request, parts) },
    { path: `${listsPath}/*`, isInLanguage: true, isByDay: true, answer: (request) => answer(request, parts) },
  ]
}

async function answer(request: PageRequest, parts: ListPageParts): Promise<PageAnswer> {
  const path = `${listsPath}/${request.params['*'] ?? ''}`
  const page = readListPagePath(path, parts.cityNames)
  const found = page && (await readList(page, parts))
  if (!page || !found) return missingPage(parts, request, { path, goneBy: null, type: page?.type ?? null })
  const isStart = page.number === 1 && choicesIn(page.filter).length === 0
  const choices = isStart ? await countedLists(page.type, parts) : null
  const same = await sameListsOfOtherTypes(page, parts)
  return inLanguage(request.language, () => pageOf({ ...page, ...found, choices, same }, request, parts))
}

interface FoundPage extends ListCount {
  readonly listings: readonly Listing[]
  readonly hasNext: boolean
  /** The moment by which events are over. */
  readonly present: Moment
}

interface ShownPage extends ListPage, FoundPage {
  /** The lists of the type, on its first page. */
  readonly choices: CountedLists | null
  /** The lists of other types with the same choice. */
  readonly same: readonly CountedList[]
}

/** Each listing once, events from today on. Null beyond the last page; the first one may be empty. */
async function readList({ type, filter, number }: ListPage, { db, now }: ListParts): Promise<FoundPage | null> {
  const present = quarterOf(now())
  const days = filter.when ? daysOfWhen(filter.when, present.day) : { from: present.day }
  const query: ListQuery = { filter, ...days, now: present }
  const { rows, total, isCapped, hasNext } = await readPage(approvedList(db, type, query), { number, size: listPageSize })
  if (rows.length === 0 && number > 1) return null
  return { listings: rows.map(({ listing }) => listing), total, isCapped, hasNext: hasNext && number < maxListPages, present }
}

function pageOf(page: ShownPage, request: PageRequest, parts: ListPageParts): PageAnswer {
  const { type, filter, number, listings, choices, same } = page
  const context = { language: request.language, cityNameIn: parts.cityNameIn }
  const name = listName(type, filter, context)
  const title = number === 1 ? name : m.lists_page({ list: name, page: number })
  const count = listCountWords(type, page)
  const titles = listings.map((listing) => titleIn(context.language, listing).text)
  return document(parts, request, {
    path: listPagePath(page),
    title,
    description: summaryOf(joinedFacts([count, ...titles])),
    isUnlisted: listings.length === 0,
    main: `${copySentence()}
<h1>${text(title)}</h1>
<p>${text(listings.length > 0 ? count : emptyWords(page))}</p>
<p class="actions"><a class="first" href="${text(listAddress({ type, filter, siteAddress: '' }))}">${text(m.lists_filter({ type }))}</a></p>
${listings.length > 0 ? `<ol class="listings">${listings.map((listing) => listingItem(type, listing, context, { present: page.present, heading: 'h2' })).join('\n')}</ol>` : ''}
${pager(page, context.language)}
${linksToLists(m.lists_same(), same, context)}
${choices ? linksToChoices(choices, context) : ''}
<p class="further-links">${joinedFacts(furtherLinks(page, context))}</p>`,
  })
}

function emptyWords({ type, filter }: ListPage): string {
  const { empty, noMatch } = listWords(type)
  return choicesIn(filter).length > 0 ? noMatch : empty
}

/** The pages before and after; empty for a list of one page. */
function pager(page: ShownPage, language: Language): string {
  const { number, hasNext } = page
  if (number === 1 && !hasNext) return ''
  const link = (to: number, rel: 'prev' | 'next', words: string) =>
    `<a href="${text(inLanguageOf(listPagePath({ ...page, number: to }), language))}" rel="${rel}">${text(words)}</a>`
  return `<nav class="actions" aria-label="${text(m.paging_nav())}">${[
    ...(number > 1 ? [link(number - 1, 'prev', m.paging_previous())] : []),
    ...(hasNext ? [link(number + 1, 'next', m.paging_next())] : []),
  ].join('')}</nav>`
}

function furtherLinks({ type, filter }: ListPage, { language, cityNameIn }: NamingContext): string[] {
  const whole = listLink(listName(type, noFilter, { language, cityNameIn }), { type, filter: noFilter, language })
  return [...(choicesIn(filter).length > 0 ? [whole] : []), `<a href="${inLanguageOf(listsPath, language)}">${text(m.lists_title())}</a>`]
}
