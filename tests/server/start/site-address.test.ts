/** The address of the site in notices and mails. */
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
  ])('is the public address, or the one that the server listens on: %o', (environment, address) => {
    expect(siteAddress(readConfiguration(environment), 4711)).toBe(address)
  })
})
