/** The address or network that counts as one caller. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callerAddress, countedAddress, proxyTrust } from '../../../../server/http/callers/caller-address.ts'

describe('an IPv4 address', () => {
  it('counts as itself in each notation', () => {
    for (const written of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:203.0.113.7', '203.0.113.7:4711', '[::ffff:203.0.113.7]:4711']) {
      expect(countedAddress(callerAddress({ ip: written }))).toBe('203.0.113.7')
    }
  })
})

describe('a client that has disconnected', () => {
  it('counts as one caller without an address', () => {
    expect(callerAddress({ ip: undefined })).toBe('gone')
    expect(callerAddress({ ip: undefined, ips: [undefined] })).toBe('gone')
  })
})

describe('an IPv6 address', () => {
  it.each([
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
    ['[2001:db8:0:7::1]:4711', '2001:db8:0:7::/64'],
    ['[2001:db8:0:7::1]', '2001:db8:0:7::/64'],
  ])('counts as its network: %s', (ip, network) => expect(countedAddress(callerAddress({ ip }))).toBe(network))

  it('counts as one caller with all addresses that share the first 64 bits, and no others', () => {
    const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16))
    const half = fc.array(group, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(half, half, half, (first, second, third) => {
        const counted = countedAddress([...first, ...second].join(':'))
        expect(counted).toBe(countedAddress([...first, ...third].join(':')))
        expect(counted).toBe(countedAddress(`${first.join(':')}::`))
        expect(counted === countedAddress([...second, ...third].join(':'))).toBe(first.join() === second.join())
      }),
    )
  })
})

describe('an invalid address', () => {
  it('counts as the proxy that forwarded it', () => {
    const halves = ['9.9.9.9:', '9.9.9:80', '999.1.1.1', '9.9.9.9:4711:1', '[9.9.9.9']
    const invalid = fc.constantFrom('unknown', '', '_hidden', ...halves, 'a'.repeat(500))
    fc.assert(
      fc.property(invalid, (text) => {
        expect(callerAddress({ ip: text, ips: ['10.0.0.1', '10.0.0.2', text] })).toBe('10.0.0.2')
      }),
    )
  })
})

describe('a trusted proxy', () => {
  const trusts = proxyTrust(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', 'loopback'])

  const trusted = ['10.1.2.3', '::ffff:10.1.2.3', '10.1.2.3:4711', '192.0.2.7', 'fd00::7', '[fd00::7]:80', '127.0.0.1', '::1']

  it.each(trusted)('is %s', (address) => {
    expect(trusts(address)).toBe(true)
  })

  it.each(['11.1.2.3', '192.0.2.8', 'fe80::7', '2001:db8::7', 'loopback', 'invalid', '', undefined])('is not %j', (address) => {
    expect(trusts(address)).toBe(false)
  })
})
