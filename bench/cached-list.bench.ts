/** Claim: a cached page of a list has at least 0.70 times the requests per second of a bare Node server that sends the same bytes. */
import { besideBare, list } from './beside-bare.ts'

export const measure = () =>
  besideBare({
    claim: 'Server: cached page of a list',
    path: list,
    headersOf: () => ({ 'accept-encoding': 'br' }),
    atLeast: 0.7,
  })
