/** Which addresses count as one caller. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedAddress } from '../../../server/http/caller-address.ts'

describe('an address of IPv4', () => {
  it('counts as it is, however it is written', () => {
    expect(countedAddress('203.0.113.7')).toBe('203.0.113.7')
    expect(countedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
})

describe('an address of IPv6', () => {
  it.each([
    ['2001:db8:0:7::1', '2001:db8:0:7::/64'],
    ['2001:0DB8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1:2:3:4%eth0', 'fe80:0:0:0::/64'],
  ])('counts as its network: %s', (address, network) => expect(countedAddress(address)).toBe(network))

  it('counts as one with all that share its first half, and with no other', () => {
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

describe('what is no address', () => {
  it('counts as it is', () => expect(countedAddress('unknown')).toBe('unknown'))
})
