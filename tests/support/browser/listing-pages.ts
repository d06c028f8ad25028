/** The pages of listings that the server makes, in the browser. */
import type { Page } from '@playwright/test'
import type { Language } from '../../../domain/languages.ts'
import { listingPagePath } from '../../../domain/listing/listing-page.ts'
import { typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'

/** The address of the page of the first listing of the type in the answer of the API, or of the one with this title. */
export async function pageAddress(page: Page, type: ListingType, language: Language, title?: string): Promise<string> {
  const answer = await page.request.get(`/api/${typeRegistry[type].segment}/approved`)
  const listings = (await answer.json()) as { id: number; title: string }[]
  const listing = listings.find((each) => title === undefined || each.title === title)
  if (!listing) throw new Error(`No ${type} is called ${title}.`)
  return `${listingPagePath(type, listing)}?lang=${language}`
}
