/** The history of the router: it reads only the hash of the URL. */
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSiteHistory } from '../../../src/site/site-history.ts'

type SiteHistory = ReturnType<typeof createSiteHistory>

const opened: SiteHistory[] = []

function openAt(address: string): SiteHistory {
  window.history.replaceState(null, '', address)
  const history = createSiteHistory()
  opened.push(history)
  return history
}

const placeOf = ({ location: { pathname, search, hash } }: SiteHistory) => ({ pathname, search, hash })
const present = () => window.location.href.replace(window.location.origin, '')

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => opened.splice(0).forEach((history) => history.destroy()))

describe('an address', () => {
  it.each([
    ['/', { pathname: '/', search: '', hash: '' }],
    ['/#', { pathname: '/', search: '', hash: '' }],
    ['/#/', { pathname: '/', search: '', hash: '' }],
    ['/?fbclid=x', { pathname: '/', search: '', hash: '' }],
    ['/#/verify-email?token=abc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/?fbclid=x#/verify-email?token=abc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/index.html?utm_source=mail&page=9#/shop?page=2', { pathname: '/shop', search: '?page=2', hash: '' }],
    ['/?fbclid=x#verify-email?token=abc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/#verify-email', { pathname: '/verify-email', search: '', hash: '' }],
    ['/?a=b#/events?event=4#part', { pathname: '/events', search: '?event=4', hash: '#part' }],
    ['/?a=b#//evil.example/x', { pathname: '/evil.example/x', search: '', hash: '' }],
    ['/#/verify-email%3Ftoken=abc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/#%2Freset-password%3Ftoken%3Dabc', { pathname: '/reset-password', search: '?token=abc', hash: '' }],
    ['/#%2fverify-email?token=abc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/#/verify-email?token%3Dabc%26utm_source%3Dmail', { pathname: '/verify-email', search: '?token=abc&utm_source=mail', hash: '' }],
    ['/?utm_source=x#verify%2Demail%3ftoken%3dabc', { pathname: '/verify-email', search: '?token=abc', hash: '' }],
    ['/#/forgot-password.', { pathname: '/forgot-password', search: '', hash: '' }],
    ['/#%2Flogin%3E', { pathname: '/login', search: '', hash: '' }],
    ['/#/shop?city=a%3Db%26c', { pathname: '/shop', search: '?city=a%3Db%26c', hash: '' }],
    ['/#/no-such%3Ftoken=abc', { pathname: '/no-such%3Ftoken=abc', search: '', hash: '' }],
    ['/#/verify-email%3Ftoken=%ZZ', { pathname: '/verify-email%3Ftoken=%ZZ', search: '', hash: '' }],
  ])('%s is read from its hash', (address, place) => expect(placeOf(openAt(address))).toEqual(place))

  it('does not depend on the query before the hash', () => {
    const query = fc.webQueryParameters()
    const hash = fc.tuple(fc.constantFrom('', '/', '/events', 'shop', '/verify-email'), fc.webQueryParameters())
    fc.assert(
      fc.property(query, hash, (before, [path, inside]) => {
        const written = `#${path}?${inside}`
        expect(placeOf(openAt(`/?${before}${written}`))).toEqual(placeOf(openAt(`/${written}`)))
      }),
    )
  })
})

describe('navigation', () => {
  it('keeps the part before the hash', () => {
    const history = openAt('/?fbclid=x#/shop')
    expect(history.createHref('/shop?page=2')).toBe('/?fbclid=x#/shop?page=2')
    history.push('/shop?page=2')
    history.flush()
    expect(present()).toBe('/?fbclid=x#/shop?page=2')
    expect(placeOf(openAt(present()))).toEqual({ pathname: '/shop', search: '?page=2', hash: '' })
  })

  it('adds one history entry, and none for a replacement', () => {
    const history = openAt('/?fbclid=x#/dine')
    // Removes forward entries, which a navigation would drop.
    history.push('/shop')
    history.flush()
    const before = window.history.length
    history.push('/shop?page=2')
    history.flush()
    history.replace('/shop?page=3')
    history.flush()
    expect(window.history.length).toBe(before + 1)
    expect(present()).toBe('/?fbclid=x#/shop?page=3')
  })

  it('in the address bar is reported, and has a key', async () => {
    const history = openAt('/?fbclid=x#/shop')
    const reported = new Promise<void>((resolve) => void history.subscribe(() => resolve()))
    window.location.hash = '#verify-email?token=abc'
    await reported
    expect(placeOf(history)).toEqual({ pathname: '/verify-email', search: '?token=abc', hash: '' })
    expect(present()).toBe('/?fbclid=x#verify-email?token=abc')
    expect(window.history.state).toEqual(history.location.state)
  })

  it('back opens the previous address', async () => {
    const history = openAt('/?fbclid=x#/shop?page=2')
    history.push('/dine')
    history.flush()
    const reported = new Promise<void>((resolve) => void history.subscribe(() => resolve()))
    history.back()
    await reported
    expect(placeOf(history)).toEqual({ pathname: '/shop', search: '?page=2', hash: '' })
  })
})
