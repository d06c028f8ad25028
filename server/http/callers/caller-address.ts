/** The address or network of a caller, as rate limits count it. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const withPort = /^(?:(?<ipv4>\d+\.\d+\.\d+\.\d+)|\[(?<ipv6>[^\]]+)\])(?::\d{1,5})?$/

/** For requests whose connection is closed, which has no address: they count as one caller. */
const gone = 'gone'

const loopback = ['127.0.0.0/8', '::1']

/** Returns a predicate for the addresses of trusted proxies. Proxies are addresses, subnets or `loopback`. */
export function proxyTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies.flatMap((each) => (each === 'loopback' ? loopback : each))) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    trusted.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family)
  }
  return (address: string | undefined = gone) => {
    const plain = plainAddress(address)
    return plain !== null && trusted.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}

interface Request {
  readonly ip: string | undefined
  readonly ips?: readonly (string | undefined)[] | undefined
}

/**
 * The address of the client according to the trusted proxies. If a proxy forwards an invalid address, the address
 * of that proxy counts: otherwise each new text would be a new caller.
 */
export function callerAddress({ ip = gone, ips = [ip] }: Request): string {
  return ips.map((each = gone) => plainAddress(each)).findLast((address) => address !== null) ?? ip
}

/** The address or network that counts as one caller. */
export function callerNetwork(request: Request): string {
  return countedAddress(callerAddress(request))
}

/** The address, or for IPv6 its /64 network: a customer has at least 64 bits of addresses (RFC 6177). */
export function countedAddress(address: string): string {
  return isIPv6(address) ? `${network(address)}::/64` : address
}

/** Removes port, brackets, zone and the IPv4-mapped prefix; null for an invalid address. Some proxies forward the port. */
function plainAddress(text: string): string | null {
  const groups = withPort.exec(text)?.groups
  const [address = ''] = (groups?.ipv4 ?? groups?.ipv6 ?? text).split('%')
  return isIP(address) === 0 ? null : (mappedIPv4.exec(address)?.[1] ?? address)
}

function network(address: string): string {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right].slice(0, 4).map((group) => parseInt(group, 16).toString(16)).join(':')
}
