/** Links are normalised or refused. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkHost } from '../../../domain/listing/link-host.ts'
import { linkFault, normaliseLink } from '../../../domain/listing/link.ts'

describe('normaliseLink', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['  example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['παράδειγμα.ελ', 'https://παράδειγμα.ελ'],
  ])('normalises %s to %s', (typed, kept) => expect(normaliseLink(typed)).toBe(kept))

  it.each([
    '', '   ', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'mailto:a@example.org',
    'https://', 'https:///x', 'a b.org', 'java\nscript:alert(1)', 'https://.', `https://example.org/${'a'.repeat(2000)}`,
  ])('refuses %j', (typed) => expect(normaliseLink(typed)).toBeNull())

  it('keeps the host that is written and that a browser opens, without a user', () => {
    const host = fc.oneof(fc.domain(), fc.constantFrom('good.example', '[::1]', '127.0.0.1', 'παράδειγμα.ελ', 'evil.example.'))
    const piece = fc.oneof(fc.constantFrom(...'@\\/:?#＠：\u200B\t\n ', '//', '%40', '%5C', ':443'), host)
    const typed = fc.tuple(fc.constantFrom('https://', 'http:', '', 'HTTPS:\\\\'), fc.array(piece, { maxLength: 6 }))
    fc.assert(
      fc.property(typed, ([scheme, pieces]) => {
        const link = normaliseLink(scheme + pieces.join(''))
        if (link === null) return
        const { username, password, host, protocol } = new URL(link)
        expect([username, password, /^https?:$/.test(protocol)]).toEqual(['', '', true])
        const written = /^https?:\/\/([^/?#\\]*)/i.exec(link)?.[1] ?? ''
        expect(written).not.toMatch(/[@\\\s\p{C}]/u)
        expect(new URL(`${protocol}//${written}`).host).toBe(host)
      }),
      { numRuns: 2000 },
    )
  })

  it('returns only http and https links, and does not change those', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const link = normaliseLink(typed)
        if (link === null) return
        expect(link).toMatch(/^https?:\/\//i)
        expect(normaliseLink(link)).toBe(link)
      }),
    )
  })

  it('accepts every web address', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        expect(normaliseLink(address)).toBe(address)
      }),
    )
  })
})

describe('the fault of a link', () => {
  it.each(['', '  ', 'example.org', ' https://example.org/a?b#c ', 'HTTP://example.org', 'localhost:3000', 'παράδειγμα.ελ',
    'https://social.example/@name', 'https://example.org/?mail=a@b.example', 'https://example.org.', 'https://[::1]:8080/', 'https://127.0.0.1/'])(
    'is null: %j', (typed) => expect(linkFault(typed)).toBeNull(),
  )

  it.each(['https://good.example@evil.example', 'https://good.example:80@evil.example/x', 'good.example@evil.example', 'https://@evil.example',
    'https:maria@evil.example', 'https:////a:b@evil.example', 'eleni@example.org'])(
    'is with-user if there is a user before the host: %j', (typed) => expect(linkFault(typed)).toEqual({ rule: 'with-user' }),
  )

  it.each(['https://good.example\\@evil.example', 'https:\\\\evil.example', 'https://example.org/a\\b', 'example.org\\x'])(
    'is with-backslash if there is a backslash: %j', (typed) => expect(linkFault(typed)).toEqual({ rule: 'with-backslash' }),
  )

  it.each(['javascript:alert(1)', 'JaVaScRiPt://x.org/%0aalert(1)', 'data:text/html,x', 'vbscript:x', 'file:///x', 'https://', 'a b',
    'mailto:a@b.gr', 'https://exa\u200Bmple.org', 'https://exa\u3164mple.org', 'https://good.example%40evil.example',
    'https://good.example＠evil.example', 'https://exa\tmple.org', 'https://exa\0mple.org', 'https://example.org:99999', 'https://[::1'])(
    'is not-a-web-address for anything else: %j', (typed) => expect(linkFault(typed)).toEqual({ rule: 'not-a-web-address' }),
  )
})

describe('a link with marks of direction', () => {
  it.each(['https://example.org/\u202Egpj.exe', '\u202Egro.elpmaxe//:sptth', 'example.org/\u2067a', 'https://exa\u202Dmple.org'])(
    'is refused for them: %j', (typed) => expect(linkFault(typed)).toEqual({ rule: 'with-direction-marks' }),
  )
})

describe('linkHost', () => {
  it.each([
    ['https://παράδειγμα.ελ/x', 'παράδειγμα.ελ (xn--hxajbheg2az3al.xn--qxam)'],
    ['https://WWW.Παράδειγμα.ελ:8080', 'παράδειγμα.ελ (xn--hxajbheg2az3al.xn--qxam)'],
    ['https://аpple.example', 'аpple.example (xn--pple-43d.example)'],
    ['https://xn--pple-43d.example', 'xn--pple-43d.example'],
    ['https://ｅxample.org', 'example.org'],
    ['https://example.org.', 'example.org'],
    ['https://[::1]:8080/', '[::1]'],
    ['https://good.example@evil.example', 'evil.example'],
    ['https://good.example\\@evil.example', 'good.example'],
  ])('of %s is %s', (link, host) => expect(linkHost(link)).toBe(host))

  it('omits www', () => expect(linkHost('https://www.example.org/a')).toBe('example.org'))

  it('is the text itself if it is not a link', () => expect(linkHost('nowhere')).toBe('nowhere'))
})
