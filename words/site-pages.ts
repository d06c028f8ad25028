/** What the pages about the site are called in links. */
import type { SitePage } from '../domain/site-pages.ts'
import { m } from '../messages/compiled/messages.js'

/** The name of each page, in the language of the caller. */
export const sitePageNames: Readonly<Record<SitePage, () => string>> = {
  'terms': m.footer_terms,
  'privacy': m.footer_privacy,
  'imprint': m.footer_imprint,
  'contact-points': m.footer_contact_points,
}
