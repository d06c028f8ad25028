/** The pages that say who runs the site, and on which terms. Their texts are files of the operator, or the shipped models. */
import type { Language } from './languages.ts'

/** In the order of their links. */
export const sitePages = ['terms', 'privacy', 'imprint', 'contact-points'] as const

/** The name of a page in its address and in the names of its files. */
export type SitePage = (typeof sitePages)[number]

/** The path of a page, whose language is negotiated. */
export function sitePagePath(page: SitePage): string {
  return `/${page}`
}

/** The address of a page in a language, relative to the server. */
export function sitePageAddress(page: SitePage, language: Language): string {
  return `${sitePagePath(page)}?lang=${language}`
}
