/** Links are made complete, or refused. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkHost, normaliseLink } from '../../domain/link.ts'

describe('normaliseLink', () => {
  it.each([
    ['example.org', 'https://example.org'],
    ['  example.org/a?b=c#d ', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['example.org:8080/x', 'https://example.org:8080/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['παράδειγμα.ελ', 'https://παράδειγμα.ελ'],
  ])('keeps %s as %s', (typed, kept) => expect(normaliseLink(typed)).toBe(kept))

  it.each([
    '', '   ', 'javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'mailto:a@example.org',
    'https://', 'https:///x', 'a b.org', 'java\nscript:alert(1)', 'https://.', `https://example.org/${'a'.repeat(2000)}`,
  ])('refuses %j', (typed) => expect(normaliseLink(typed)).toBeNull())

  it('gives nothing but http and https links, and leaves those as they are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.domain()), (typed) => {
        const link = normaliseLink(typed)
        if (link === null) return
        expect(link).toMatch(/^https?:\/\//i)
        expect(normaliseLink(link)).toBe(link)
      }),
    )
  })

  it('takes every web address', () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        expect(normaliseLink(address)).toBe(address)
      }),
    )
  })
})

describe('linkHost', () => {
  it('is the host without www', () => expect(linkHost('https://www.example.org/a')).toBe('example.org'))

  it('is the text itself when it is no link', () => expect(linkHost('nowhere')).toBe('nowhere'))
})
