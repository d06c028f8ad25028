/** `robots.txt`: what search engines may read. https://www.rfc-editor.org/rfc/rfc9309 */
import type { PageRoute } from './page-route.ts'

/** Answers of the API are data for programs. */
const rules = ['User-agent: *', 'Disallow: /api/', 'Disallow: /auth/', 'Allow: /', '']

export const robotsPage: PageRoute = {
  path: '/robots.txt',
  isInLanguage: false,
  answer: async ({ siteAddress }) => ({
    kind: 'document',
    type: 'text/plain; charset=utf-8',
    body: [...rules, `Sitemap: ${siteAddress}/sitemap.xml`, ''].join('\n'),
  }),
}
