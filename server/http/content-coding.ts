/** Content codings and their negotiation (RFC 9110, section 12.5.3). */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Coding = 'br' | 'gzip'

/** In the order of preference. */
const codings: readonly Coding[] = ['br', 'gzip']

const brotliQuality = 6

/** The codings that the Accept-Encoding header allows, in the order of preference. */
export function acceptedCodings(header: string | undefined): Coding[] {
  if (!header) return []
  const weights = new Map(header.split(',').map(weighted))
  return codings.filter((coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0)
}

/** Compresses asynchronously, on the thread pool. */
export function compressed(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'gzip') return promisify(gzip)(body)
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return promisify(brotliCompress)(body, { params })
}

function weighted(part: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = part.toLowerCase().split(';').map((each) => each.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [coding, weight === undefined ? 1 : Number(weight.slice(2))]
}
