/** Where a caller is, as far as limits count: the address, or the network that one household or server has to itself. */
import { createHmac } from 'node:crypto'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const mappedIPv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const withPort = /^(?:(?<ipv4>\d+\.\d+\.\d+\.\d+)|\[(?<ipv6>[^\]]+)\])(?::\d{1,5})?$/

const loopback = ['127.0.0.0/8', '::1']

/** Tells whether an address is one of the proxies, which are addresses, subnets or `loopback`. */
export function proxyTrust(proxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies.flatMap((each) => (each === 'loopback' ? loopback : each))) {
    const [address = '', prefix] = proxy.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    trusted.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    return plain !== null && trusted.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}

/** Node does not tell the address of a connection that is closed. All requests whose client is gone count as one caller. */
const gone = 'gone'

interface Request {
  readonly ip: string | undefined
  readonly ips?: readonly (string | undefined)[] | undefined
}

/**
 * The address that a request comes from, according to the proxies that are trusted. Where the last of them passes on what is no
 * address, the request counts as that proxy's own: otherwise each new text would be a new caller.
 */
export function callerAddress({ ip = gone, ips = [ip] }: Request): string {
  return ips.map((each = gone) => plainAddress(each)).findLast((address) => address !== null) ?? ip
}

/** What counts as one caller: the address or network that the request comes from. */
export function callerNetwork(request: Request): string {
  return countedAddress(callerAddress(request))
}

/** A network of 64 bits is the least that IPv6 gives to one customer (RFC 6177), who may take any of its addresses. */
export function countedAddress(address: string): string {
  return isIPv6(address) ? `${network(address)}::/64` : address
}

/** Marks by which networks can be compared, and not found out by who does not have the secret. */
export function networkMarks(secret: string): (network: string) => Buffer {
  return (network) => createHmac('sha256', secret).update(`network ${network}`).digest()
}

/** Without port, brackets, zone and the IPv6 form of IPv4; null for what is no address. Some proxies pass the port on. */
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
