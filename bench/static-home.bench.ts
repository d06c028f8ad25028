/** Claim: the home page has at least 0.60 times the requests per second of a bare Node server that sends the same bytes. */
import { besideBare } from './beside-bare.ts'

export const measure = () =>
  besideBare({ claim: 'Server: the home page', path: '/', headersOf: () => ({ 'accept-encoding': 'br' }), atLeast: 0.6 })
