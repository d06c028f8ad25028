/** Where a caller is, as far as limits count: the address, or the network that one household or server has to itself. */
import { isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** A network of 64 bits is the least that IPv6 gives to one customer (RFC 6177), who may take any of its addresses. */
export function countedAddress(address: string): string {
  const ipv4 = mappedIPv4.exec(address)?.[1]
  if (ipv4 !== undefined) return ipv4
  return isIPv6(address) ? `${network(address)}::/64` : address
}

function network(address: string): string {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':')
}
