/** The language that is kept in cookies. */
import { describe, expect, it } from 'vitest'
import { openLanguageStorage } from '../../../src/storage/language-storage.ts'

/** A document whose cookies never expire, with what was written to them. */
function documentWith(cookies: Record<string, string> = {}, baseURI = 'https://prasino.example/site/#/shop') {
  const kept = new Map(Object.entries(cookies))
  const written: string[] = []
  return {
    written,
    baseURI,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [name = '', value = ''] = text.split('; ')[0]?.split('=') ?? []
      kept.set(name, value)
    },
  }
}

describe('the language in this browser', () => {
  it('is null, and nothing is written, before one is stored', () => {
    const document = documentWith()
    expect(openLanguageStorage(document).read()).toBeNull()
    expect(document.written).toEqual([])
  })

  it.each(['device', 'account'] as const)('is kept with its origin: %s', (origin) => {
    const document = documentWith()
    openLanguageStorage(document).save({ language: 'el', origin })
    expect(openLanguageStorage(document).read()).toEqual({ language: 'el', origin })
    expect(document.cookie).toContain('language=el')
  })

  it('of a cookie without an origin was chosen here', () => {
    expect(openLanguageStorage(documentWith({ language: 'el' })).read()).toEqual({ language: 'el', origin: 'device' })
  })

  it('is kept for a year from the last visit', () => {
    const document = documentWith({ language: 'el' })
    openLanguageStorage(document)
    expect(document.written).toContain('__Secure-language=el; path=/site/; max-age=31536000; samesite=lax; secure')
  })

  it('is in a cookie that no other host and no unsafe page can write, where the page has a host of its own', () => {
    const document = documentWith({}, 'https://prasino.example/')
    openLanguageStorage(document).save({ language: 'el', origin: 'account' })
    expect(document.written).toEqual([
      '__Host-language=el; path=/; max-age=31536000; samesite=lax; secure',
      '__Host-language-origin=account; path=/; max-age=31536000; samesite=lax; secure',
    ])
    expect(openLanguageStorage(documentWith({ 'language': 'en', '__Host-language': 'el' })).read()?.language).toBe('el')
  })

  it('is in a cookie without a prefix, which browsers would refuse, where the page did not come over https', () => {
    const document = documentWith({}, 'http://127.0.0.1:3000/')
    openLanguageStorage(document).save({ language: 'el', origin: 'device' })
    expect(document.written).toContain('language=el; path=/; max-age=31536000; samesite=lax')
  })

  it('is still that of a cookie that was kept without a prefix, with its origin', () => {
    const document = documentWith({ 'language': 'el', 'language-origin': 'account' })
    expect(openLanguageStorage(document).read()).toEqual({ language: 'el', origin: 'account' })
  })
})
