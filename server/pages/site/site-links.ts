/** The links to the pages about the site. */
import type { Language } from '../../../domain/languages.ts'
import { sitePageAddress, sitePages } from '../../../domain/site-pages.ts'
import { m } from '../../../messages/compiled/messages.js'
import { inLanguage } from '../../../messages/in-language.ts'
import { sitePageNames } from '../../../words/site-pages.ts'
import { escapeMarkup as text } from '../../feeds/markup.ts'

/** As elements. Call it in the same language. */
export function siteLinks(language: Language): readonly string[] {
  return sitePages.map((page) => `<a href="${sitePageAddress(page, language)}">${text(sitePageNames[page]())}</a>`)
}

/** Stands below the footer of the web app, in the page, so that no script has to know whether the server has these pages. */
export function siteNavigation(language: Language): string {
  return inLanguage(language, () => {
    return `<nav class="site-links" aria-label="${text(m.footer_legal_nav())}">${siteLinks(language).join('')}</nav>`
  })
}
