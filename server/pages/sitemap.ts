/** The sitemap for search engines: an index, a part with the lists, and a part for each range of ids. https://www.sitemaps.org/protocol.html */
import { setImmediate } from 'node:timers/promises'
import { languages } from '../../domain/languages.ts'
import { listPagePath, listsPath } from '../../domain/lists/list-page.ts'
import { listingTypes } from '../../domain/listing/listing.ts'
import { listingPagePath } from '../../domain/listing/listing-page.ts'
import { sitePagePath, sitePages } from '../../domain/site-pages.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { publicTitles, rangesWithListings, type PublicTitle } from '../store/listing/public-titles.ts'
import { countedLists, type ListParts } from './counted-lists.ts'
import { inLanguageOf } from './in-language-of.ts'
import type { NoDocument, PageDocument, PageRoute } from './page-route.ts'

/** The ids of a part. A part may have 50,000 addresses; a smaller one is made at once, and kept. */
const idsInPart = 1_000

/** So many listings are written in one go, which takes some milliseconds; other requests are answered in between. */
const listingsInSlice = 100

const start = '<?xml version="1.0" encoding="UTF-8"?>'

/** The index at `/sitemap.xml`, and the parts that it names. */
export function sitemapPages(parts: ListParts): PageRoute[] {
  const { db } = parts
  return [
    {
      path: '/sitemap.xml',
      isInLanguage: false,
      answer: async ({ siteAddress }) => xml(indexOf(siteAddress, await rangesWithListings(db, idsInPart))),
    },
    {
      path: '/sitemap/lists.xml',
      isInLanguage: false,
      isByDay: true,
      answer: async ({ siteAddress }) => xml(urlSet((await listPaths(parts)).map((path) => addressesOf(siteAddress, path)))),
    },
    {
      path: '/sitemap/:part.xml',
      isInLanguage: false,
      answer: async ({ siteAddress, params: { part = '' } }) => {
        const first = Number(/^(?:0|[1-9]\d{0,5})$/.exec(part)?.[0] ?? NaN) * idsInPart
        const listings = Number.isNaN(first) ? [] : await publicTitles(db, first, first + idsInPart)
        return listings.length === 0 ? noPart : xml(await partOf(siteAddress, listings))
      },
    },
  ]
}

const noPart: NoDocument = {
  kind: 'missing',
  status: 404,
  document: { kind: 'document', type: 'text/plain; charset=utf-8', body: 'The sitemap has no such part.\n' },
}

function indexOf(siteAddress: string, numbers: readonly number[]): string {
  const parts = ['lists', ...numbers].map((part) => `<sitemap><loc>${text(siteAddress)}/sitemap/${part}.xml</loc></sitemap>`)
  return `${start}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`
}

async function partOf(siteAddress: string, listings: readonly PublicTitle[]): Promise<string> {
  const slices: string[] = []
  for (let first = 0; first < listings.length; first += listingsInSlice) {
    slices.push(listings.slice(first, first + listingsInSlice).map((listing) => addressesOfListing(siteAddress, listing)).join('\n'))
    await setImmediate()
  }
  return urlSet(slices)
}

function urlSet(addresses: readonly string[]): string {
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `${start}\n<urlset ${spaces}>\n${addresses.join('\n')}\n</urlset>\n`
}

/** The first page of each list that has listings, the page that leads to all, and the pages about the site. */
async function listPaths(parts: ListParts): Promise<string[]> {
  const paths: string[] = [listsPath]
  for (const type of listingTypes) {
    const lists = Object.values(await countedLists(type, parts)).flat()
    paths.push(...lists.map(({ filter }) => listPagePath({ type, filter, number: 1 })))
  }
  return [...paths, ...sitePages.map(sitePagePath)]
}

function addressesOfListing(siteAddress: string, listing: PublicTitle): string {
  return addressesOf(siteAddress, listingPagePath(listing.type, listing), listing.updatedAt)
}

/** Each language of a page has an address, which names the others. */
function addressesOf(siteAddress: string, path: string, updatedAt: Date | null = null): string {
  const addresses = languages.map((language) => ({ language, address: text(siteAddress + inLanguageOf(path, language)) }))
  const others = addresses.map((each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${each.address}"/>`).join('')
  const lastmod = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${lastmod}${others}</url>`).join('\n')
}

function xml(body: string): PageDocument {
  return { kind: 'document', type: 'application/xml; charset=utf-8', body }
}
