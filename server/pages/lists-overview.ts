/** The page that leads to every list that has listings. Without scripts it stands in place of home, which leads to it at once. */
import { listsPath } from '../../domain/lists/list-page.ts'
import { listingTypes } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { copySentence } from './copy-sentence.ts'
import { countedLists, type CountedLists } from './counted-lists.ts'
import { document } from './document.ts'
import { listLink } from './list-link.ts'
import { linksToChoices, listName, type ListPageParts, type NamingContext } from './list-links.ts'
import type { PageAnswer, PageRequest } from './page-route.ts'

export async function listsOverview(request: PageRequest, parts: ListPageParts): Promise<PageAnswer> {
  const lists: CountedLists[] = []
  for (const type of listingTypes) lists.push(await countedLists(type, parts))
  const context = { language: request.language, cityNameIn: parts.cityNameIn }
  return inLanguage(request.language, () =>
    document(parts, request, {
      path: listsPath,
      title: m.lists_title(),
      description: m.site_description(),
      main: `${copySentence()}\n<h1>${text(m.lists_title())}</h1>\n<p>${text(m.site_description())}</p>\n${withoutScripts()}\n${lists.map((each) => listsOfType(each, context)).join('\n')}`,
    }))
}

function withoutScripts(): string {
  return `<noscript><p class="notice">${text(`${m.scripts_needed()} ${m.lists_without_scripts()}`)}</p></noscript>`
}

/** Empty for a type without listings. */
function listsOfType(lists: CountedLists, context: NamingContext): string {
  const sections = lists.all.map(({ type, filter }) => {
    const heading = listLink(listName(type, filter, context), { type, filter, language: context.language })
    return `<section class="kind-${type}"><h2>${heading}</h2>\n${linksToChoices(lists, context, 3)}</section>`
  })
  return sections.join('')
}
