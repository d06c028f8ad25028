/** The pages about the site: terms, privacy, imprint and contact points. */
import { sitePageAddress, sitePagePath, sitePages, type SitePage } from '../../../domain/site-pages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { inLanguage } from '../../../messages/in-language.ts'
import { sitePageNames } from '../../../words/site-pages.ts'
import { escapeMarkup as text } from '../../feeds/markup.ts'
import { document, type DocumentLook } from '../document.ts'
import type { PageDocument, PageRequest, PageRoute } from '../page-route.ts'
import { summaryOf } from '../summary.ts'
import type { SiteTexts, SiteValues } from './site-text.ts'

export interface SitePagesParts extends DocumentLook {
  readonly siteTexts: SiteTexts
  readonly contactEmail: string
  /** For how many years the log keeps texts. */
  readonly logTextYears: number
}

export function sitePageRoutes(parts: SitePagesParts): PageRoute[] {
  return sitePages.map((page) => ({
    path: sitePagePath(page),
    isInLanguage: true,
    // The copyright has its year.
    isByDay: true,
    answer: async (request) => inLanguage(request.language, () => pageOf(page, request, parts)),
  }))
}

function pageOf(page: SitePage, request: PageRequest, parts: SitePagesParts): PageDocument {
  const shown = parts.siteTexts[`${page}.${request.language}`]
  const values = valuesOf(request, parts)
  const title = shown.title(values)
  return document(parts, request, {
    path: sitePagePath(page),
    title,
    description: summaryOf(shown.summary(values)),
    main: `<article class="site-text">
<h1>${text(title)}</h1>
${shown.gaps.length > 0 ? `<p class="notice">${text(m.site_page_gaps())}</p>` : ''}
${shown.html(values)}
</article>`,
  })
}

function valuesOf({ language, siteAddress }: PageRequest, { product, contactEmail, logTextYears }: SitePagesParts): SiteValues {
  const linkTo = (page: SitePage) => ({ text: sitePageNames[page](), address: sitePageAddress(page, language) })
  return {
    'product': { text: product },
    'address': { text: siteAddress, address: siteAddress },
    'email': { text: contactEmail, address: `mailto:${contactEmail}` },
    'log-years': { text: String(logTextYears) },
    'terms': linkTo('terms'),
    'privacy': linkTo('privacy'),
    'imprint': linkTo('imprint'),
    'contact-points': linkTo('contact-points'),
  }
}
