/** The language that is kept in cookies. */
import { describe, expect, it } from 'vitest'
import { openLanguageStorage } from '../../../src/storage/language-storage.ts'

/** A document whose cookies never expire, with what was written to them. */
function documentWith(cookies: Record<string, string> = {}) {
  const kept = new Map(Object.entries(cookies))
  const written: string[] = []
  return {
    written,
    baseURI: 'https://prasino.example/site/#/shop',
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
    expect(document.written).toContain('language=el; path=/site/; max-age=31536000; samesite=lax; secure')
  })
})
