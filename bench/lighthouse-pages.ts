/** Lighthouse's reports of the pages of listings, one of each type in each language, as a phone sees them. */
import { languages } from '../domain/languages.ts'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry, type ListingType } from '../domain/listing/listing.ts'
import { withLighthouse, type Report } from './lighthouse-visits.ts'
import { timedRequest } from './timed-request.ts'

const visitsOfPage = 3

let reports: Promise<readonly Report[]> | null = null

/** Made once for all benches of a run, with the demo listings. */
export function pageReports(): Promise<readonly Report[]> {
  return (reports ??= makeReports())
}

function makeReports(): Promise<readonly Report[]> {
  return withLighthouse(async ({ url, report }) => {
    const made: Report[] = []
    for (const type of listingTypes) {
      const path = await firstPage(url, type)
      for (const language of languages) made.push(await report(`${type} ${language}`, `${path}?lang=${language}`, { visits: visitsOfPage }))
    }
    return made
  })
}

async function firstPage(url: string, type: ListingType): Promise<string> {
  const { body } = await timedRequest(`${url}/api/${typeRegistry[type].segment}/approved?limit=1&page=1`)
  const [listing] = JSON.parse(body.toString()) as { id: number; title: string }[]
  if (!listing) throw new Error(`There is no ${type}.`)
  return listingPagePath(type, listing)
}
