/** The frame of the documents that people read: head, header, footer and the site's look. */
import { athensToday } from '../../domain/days/days.ts'
import { languages, type Language } from '../../domain/languages.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { headerOf, memberScript } from './header.ts'
import { inLanguageOf } from './in-language-of.ts'
import { previewTags, type PreviewPicture } from './link-preview.ts'
import type { PageDocument, PageRequest } from './page-route.ts'
import { siteLinks } from './site/site-links.ts'

/** What all documents of the site have in common. */
export interface DocumentLook {
  /** The name of the site. */
  readonly product: string
  /** The style sheet, which is written into the document. */
  readonly style: string
  /** The copyright has its year. */
  readonly now: () => Date
}

interface DocumentParts {
  readonly title: string
  readonly description: string
  /** The path without the language. */
  readonly path: string
  /** Further elements of the head. */
  readonly head?: string
  /** The content of the main element. */
  readonly main: string
  /** The link preview image. Without it, the document has that of the site. */
  readonly picture?: PreviewPicture
  /** The language of the description and of the picture, where it is not that of the document. */
  readonly previewLanguage?: Language
  /** Whether search engines should leave the document out. */
  readonly isUnlisted?: boolean
}

/** Call it in the language of the request. */
export function document(look: DocumentLook, request: PageRequest, parts: DocumentParts): PageDocument {
  return {
    kind: 'document',
    type: 'text/html; charset=utf-8',
    body: htmlOf(look, request, parts),
    headers: { 'content-language': request.language },
    inline: { styles: [look.style], scripts: [memberScript] },
  }
}

function htmlOf({ product, style, now }: DocumentLook, request: PageRequest, parts: DocumentParts): string {
  const { language, siteAddress } = request
  const { title, description, path, head = '', main, isUnlisted = false, previewLanguage = language } = parts
  const url = `${siteAddress}${inLanguageOf(path, language)}`
  const picture = parts.picture ?? { address: `${siteAddress}/social.png`, alt: m.site_image() }
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)} | ${text(product)}</title>
<meta name="description" content="${text(description)}">
<meta name="color-scheme" content="light dark">
${isUnlisted ? '<meta name="robots" content="noindex">' : alternates(siteAddress, path, language)}
${isUnlisted ? '' : previewTags({ title, description, url, picture, product, language: previewLanguage })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<script src="/page.js" type="module"></script>
<style>${style}</style>
</head>
<body>
${headerOf(product, path, request)}
<main>
${main}
</main>
<footer class="foot"><nav aria-label="${text(m.footer_nav())}">${footerLinks(language).join('')}</nav>
<p>${text(m.footer_copyright({ year: Number(athensToday(now()).slice(0, 4)), product }))}</p></footer>
</body>
</html>
`
}

/** The document in one language is the original of its address with `lang`; without, the language is negotiated. */
function alternates(siteAddress: string, path: string, language: Language): string {
  const address = (each: Language) => text(`${siteAddress}${inLanguageOf(path, each)}`)
  return [
    `<link rel="canonical" href="${address(language)}">`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${address(each)}">`),
    `<link rel="alternate" hreflang="x-default" href="${text(siteAddress + path)}">`,
  ].join('\n')
}

function footerLinks(language: Language): string[] {
  const links = [
    [paths.about, m.footer_about()],
    [paths.contact, m.footer_contact()],
    [paths.social, m.footer_social()],
    [paths.accessibility, m.footer_accessibility()],
    [paths.saved, m.saved_title()],
  ] as const
  const screens = links.map(([path, label]) => `<a href="/${screenAddress(path)}">${text(label)}</a>`)
  return [...screens, `<a href="/embed">${text(m.page_data())}</a>`, ...siteLinks(language)]
}
