/** Claim: a 304 for a cached page has at least 0.80 times the requests per second of a bare Node server that sends the same bytes. */
import { besideBare, list } from './beside-bare.ts'

export const measure = () =>
  besideBare({
    claim: 'Server: 304 for a cached page of a list',
    path: list,
    headersOf: ({ headers }) => ({ 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' }),
    atLeast: 0.8,
  })
