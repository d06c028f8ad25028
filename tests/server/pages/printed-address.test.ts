/** The code of an address on paper. */
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { printedAddress } from '../../../server/pages/printed-address.ts'

describe.each(['https://prasino.example/events/7', `https://${'prasino.'.repeat(12)}example/events/2147483647`])('the code of %s', (address) => {
  const markup = printedAddress(address)

  it('has the dark modules of the code, and nothing else', () => {
    const { data } = encode(address, { ecc: 'M', border: 0, maskPattern: 0 })
    const drawn = data.map((row) => row.map(() => false))
    for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)/g)) drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
    expect(drawn).toEqual(data)
  })

  it('has a free margin of four modules', () => {
    const { size } = encode(address, { ecc: 'M', border: 0, maskPattern: 0 })
    expect(markup).toContain(`viewBox="-4 -4.5 ${size + 8} ${size + 8}"`)
  })

  it('stands beside the address, in few bytes', () => {
    expect(markup).toContain(`</svg> ${address}</p>`)
    expect(markup.length).toBeLessThan(8_000)
  })
})
