/** Content codings and their negotiation (RFC 9110, section 12.5.3). */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** In the order of preference. */
const codings: readonly Coding[] = ['br', 'gzip']

/** The quality for answers that are made while somebody waits. */
const brotliQuality = 6

/** A seventh less than the usual quality, for forty times the work: for what is compressed once for many visits. */
export const bestBrotliQuality = constants.BROTLI_MAX_QUALITY

/** The codings that the Accept-Encoding header allows, in the order of preference. */
export function acceptedCodings(header: string | undefined): readonly Coding[] {
  if (!header) return []
  const known = readHeaders.get(header)
  if (known) return known
  const weights = new Map(header.split(',').map(weighted))
  const accepted = codings.filter((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
  if (readHeaders.size >= maxReadHeaders) readHeaders.clear()
  if (header.length <= maxHeaderLength) readHeaders.set(header, accepted)
  return accepted
}

/** Common clients send few different headers, and short ones, so that each is read once. */
const readHeaders = new Map<string, readonly Coding[]>()
const [maxReadHeaders, maxHeaderLength] = [50, 200]

/** Compresses asynchronously, on the thread pool. `quality` is that of Brotli, 0 to 11. */
export function compressed(body: Buffer, coding: Coding, quality = brotliQuality): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

function weighted(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.toLowerCase().split(';').map((each) => each.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))]
}
