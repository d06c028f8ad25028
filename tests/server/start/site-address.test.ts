/** Where the site is, as notices and mails say it. */
import { describe, expect, it } from 'vitest'
import { readConfiguration } from '../../../server/start/configuration.ts'
import { siteAddress } from '../../../server/start/site-address.ts'

describe('the address of the site', () => {
  it.each([
    [{ PUBLIC_URL: 'https://leaf.example/' }, 'https://leaf.example'],
    [{}, 'http://127.0.0.1:4711'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:4711'],
    [{ HOST: '::' }, 'http://localhost:4711'],
    [{ HOST: '::1' }, 'http://[::1]:4711'],
  ])('is the public one, or where the server listens: %o', (environment, address) => {
    expect(siteAddress(readConfiguration(environment), 4711)).toBe(address)
  })
})
