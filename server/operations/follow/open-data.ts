/** All approved listings, for others to use. */
import type { components } from '../../../contract/openapi.ts'
import { license, openListing, openTable } from '../../feeds/open-data.ts'
import { listingsAfter } from '../../store/listing/public-listings.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handlers, Input } from '../handler.ts'

type DataInput = Pick<Input<'readOpenDataJson'>, 'query' | 'addressWith' | 'siteAddress'>

/** The number of listings of a page without `limit`. */
const dataSize = 100

/** The operations of the tag `open-data`. */
export function openDataOperations(dependencies: Dependencies) {
  const { productName } = dependencies.installation
  return {
    readOpenDataJson: async (input) => {
      const { listings, next } = await readData(input, dependencies)
      const attribution = `${productName}, ${input.siteAddress}`
      return { status: 200, body: { license, attribution, listings, next }, headers: { Link: linkHeader(next) } }
    },
    readOpenDataCsv: async (input) => {
      const { listings, next } = await readData(input, dependencies)
      return { status: 200, body: openTable(listings, input.query.separator ?? 'comma'), headers: { Link: linkHeader(next) } }
    },
  } as const satisfies Partial<Handlers>
}

interface DataPage {
  readonly listings: components['schemas']['OpenListing'][]
  /** The address of the next page; null on the last one. */
  readonly next: string | null
}

async function readData({ query, addressWith, siteAddress }: DataInput, { db }: Dependencies): Promise<DataPage> {
  const limit = query.limit ?? dataSize
  const found = await listingsAfter(db, query.cursor ?? 0, limit + 1)
  const listings = found.slice(0, limit).map((each) => openListing(each, siteAddress))
  const last = listings.at(-1)
  const hasNext = found.length > limit && last !== undefined
  return { listings, next: hasNext ? `${siteAddress}${addressWith({ ...query, cursor: last.id })}` : null }
}

function linkHeader(next: string | null): string {
  return [`<${license.url}>; rel="license"`, ...(next === null ? [] : [`<${next}>; rel="next"`])].join(', ')
}
