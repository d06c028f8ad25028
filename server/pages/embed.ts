/** The page that shows how other sites can show lists of this one, and use its data. */
import { attributesOf } from '../../domain/lists/choice-attributes.ts'
import { choiceNames, type Choice } from '../../domain/lists/choices.ts'
import { embeddingCode, followedAddresses } from '../../domain/lists/followed-addresses.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { languages } from '../../domain/languages.ts'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { screenAddress } from '../../domain/paths.ts'
import { whens } from '../../domain/days/when.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { attributeWords } from '../../words/choices.ts'
import { typeWords } from '../../words/listing-types.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { license } from '../feeds/open-data.ts'
import { document, type DocumentLook } from './document.ts'
import type { PageRequest, PageRoute } from './page-route.ts'

export function embedPage(look: DocumentLook): PageRoute {
  return {
    path: '/embed',
    isInLanguage: true,
    isByDay: true,
    answer: async (request) =>
      inLanguage(request.language, () =>
        document(look, request, {
          path: '/embed',
          title: m.embed_title(),
          description: m.embed_text({ product: look.product }),
          head: '<script src="/embed.js" async></script>',
          main: mainOf(look.product, request),
        })),
  }
}

function mainOf(product: string, { language, siteAddress }: PageRequest): string {
  const example = { type: 'event', filter: noFilter, language } as const
  const feeds = listingTypes.map((type) => followedAddresses(siteAddress, { type, filter: noFilter, language }))
  return `<h1>${text(m.embed_title())}</h1>
<p>${text(m.embed_text({ product }))}</p>
<h2>${text(m.embed_example())}</h2>
<prasino-list type="event" lang="${language}" count="3"><a href="/${screenAddress(typeRegistry.event.path)}">${text(typeWords.event.list())}</a></prasino-list>
<h2>${text(m.embed_code())}</h2>
<pre tabindex="0"><code translate="no">${text(embeddingCode(siteAddress, example))}</code></pre>
<h2>${text(m.embed_choices())}</h2>
<dl>${choices().map(([name, meaning]) => `<dt>${code(name)}</dt><dd>${withCode(meaning)}</dd>`).join('')}</dl>
<p>${withCode(m.embed_policy({ address: `\`${siteAddress}\`` }))}</p>
<h2>${text(m.embed_feeds())}</h2>
<p>${text(m.embed_feeds_text())}</p>
<ul>${feeds.flatMap(({ calendar, atom, json }) => [...(calendar ? [calendar] : []), atom, json]).map((each) => addressItem(each)).join('')}</ul>
<h2>${text(m.embed_data())}</h2>
<p>${text(m.embed_data_text({ product }))} <a href="${license.url}" rel="license" lang="en">${license.name}</a></p>
<ul>${dataFiles.map(([file, words]) => addressItem(`${siteAddress}/open-data/${file}`, words?.())).join('')}</ul>
<p><a href="/docs/">${text(m.embed_docs())}</a></p>`
}

/** The files of open data, with a note for some of them. */
const dataFiles: readonly (readonly [file: string, words?: () => string])[] = [
  ['listings.json'], ['listings.csv'], ['listings.csv?separator=semicolon', m.embed_data_semicolon],
]

/** The attributes of the element, and what each chooses. */
function choices(): (readonly [name: string, meaning: string])[] {
  return [
    ['type', m.embed_type({ types: quoted(listingTypes) })],
    ...choiceNames.flatMap(attributesWithWords),
    ['lang', m.embed_lang({ languages: quoted(languages) })],
    ['count', m.embed_count()],
    ['theme', m.embed_theme()],
  ]
}

/** The first attribute of a choice; the others, such as the days of a time, stand together. */
function attributesWithWords(choice: Choice): readonly (readonly [names: string, meaning: string])[] {
  const [first = '', ...others] = Object.keys(attributesOf(choice))
  return attributeWords[choice].map((words, place) => [place === 0 ? first : others.join(', '), words({ times: quoted(whens) })])
}

function addressItem(address: string, words = ''): string {
  return `<li><a href="${text(address)}">${code(address)}</a>${words === '' ? '' : ` ${text(words)}`}</li>`
}

/** Values, as they are marked in messages. */
function quoted(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ')
}

/** Writes what a message has between backticks as code, which is in no language. */
function withCode(message: string): string {
  return message.split('`').map((part, index) => (index % 2 === 0 ? text(part) : code(part))).join('')
}

function code(value: string): string {
  return `<code translate="no">${text(value)}</code>`
}
