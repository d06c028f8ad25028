/** `robots.txt`: what search engines may read. The longest rule that matches counts. https://www.rfc-editor.org/rfc/rfc9309 */
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import type { PageRoute } from './page-route.ts'

/** A search engine that runs the web app fetches the public lists as the web app does. Other answers are data for programs. */
const rules = [
  'User-agent: *',
  ...listingTypes.map((type) => `Allow: /api/${typeRegistry[type].segment}/approved`),
  'Allow: /api/events/days',
  'Allow: /api/events/towns',
  'Disallow: /api/',
  'Disallow: /auth/',
  'Disallow: /open-data/',
  'Allow: /',
  '',
]

export const robotsPage: PageRoute = {
  path: '/robots.txt',
  isInLanguage: false,
  answer: async ({ siteAddress }) => ({
    kind: 'document',
    type: 'text/plain; charset=utf-8',
    body: [...rules, `Sitemap: ${siteAddress}/sitemap.xml`, ''].join('\n'),
  }),
}
