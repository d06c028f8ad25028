/** The pages of the gallery that the server makes: of listings, and about lists on other sites. */
import type { Page } from '@playwright/test'
import type { Language } from '../../domain/languages.ts'
import { listingTypes, type ListingType } from '../../domain/listing/listing.ts'
import { shortPagePath } from '../../domain/listing/short-page-path.ts'
import { sitePageAddress, sitePages } from '../../domain/site-pages.ts'
import { listingsAddress } from '../../src/api/listing-address.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { expect } from '../support/sites/visitor.ts'
import type { GalleryState } from './gallery-state.ts'

/** A page is in the language of its listing, unless it is asked for in another. */
const inLanguage = (path: string, language: Language) => `${path}?lang=${language}`

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

async function pathOfFirst({ url }: ReachedSite, type: ListingType, query = ''): Promise<string> {
  const answer = await fetch(`${url}${listingsAddress(type)}/approved?limit=1${query}`)
  const [first] = (await answer.json()) as { id: number }[]
  return shortPagePath(type, first?.id ?? 0)
}

export const serverPages: readonly GalleryState[] = [
  ...listingTypes.map((type) => ({
    name: `page of a listing ${type}`,
    open: async (page: Page, language: Language, site: ReachedSite) =>
      openPage(page, inLanguage(await pathOfFirst(site, type), language)),
  })),
  {
    name: 'page of an event of today',
    async open(page, language, site) {
      const path = await pathOfFirst(site, 'event', `&from=${new Date().toISOString().slice(0, 10)}`)
      await openPage(page, inLanguage(path, language))
    },
  },
  { name: 'page of no listing', isFailing: true, open: (page) => openPage(page, '/events/999999') },
  ...sitePages.map((name) => ({
    name: `page about the site ${name}`,
    open: (page: Page, language: Language) => openPage(page, sitePageAddress(name, language)),
  })),
  { name: 'page about embedding', open: (page, language) => openPage(page, inLanguage('/embed', language)) },
]
