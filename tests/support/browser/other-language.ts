/** Finds words on screen that are not in the language of the page, nor marked with their own. */
import type { Page } from '@playwright/test'
import type { Language } from '../../../domain/languages.ts'

/** Names and patterns that are the same in both languages. */
const shared = /Prasino|\bIDs?\b|e?-?mail|https?:\/\/\S+|\S+@\S+|[\w-]+\.(?:example|org)\b|e-shop|\b(?:MIT|WCAG|EN|AA|axe|Chromium|Node\.js|Copyright|JavaScript|Creative Commons Attribution|Atom|RSS|JSON Feed|API|CSV|petros|eleni|OpenStreetMap|Google Maps|Apple Maps|cookies)\b/giu

/**
 * Texts, and what is read aloud in their place, of visible elements; without those that have a `lang` or `translate="no"` of
 * their own.
 */
export function wordsOfOtherLanguage(page: Page, language: Language): Promise<string[]> {
  const other = language === 'el' ? '\\p{Script=Latin}{2,}' : '\\p{Script=Greek}{2,}'
  return page.evaluate(
    ([pattern, names]) => {
      const [foreign, known] = [new RegExp(pattern ?? '', 'u'), new RegExp(names ?? '', 'giu')]
      const isOwn = (element: Element) => element.closest('[lang]') === document.documentElement && !element.closest('[translate="no"]')
      const found: string[] = []
      const look = (text: string | null) => text !== null && foreign.test(text.replaceAll(known, '')) && found.push(text.trim())
      // The title of the document and the names of buttons can contain the title of a listing, which is in its own language.
      const own = [...document.body.querySelectorAll('[lang]')].map(({ textContent }) => textContent.trim()).filter(Boolean)
      const withoutOwn = (text: string | null) => text && own.reduce((rest, each) => rest.replace(each, ''), text)
      look(withoutOwn(document.title))
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (element?.closest('script, style, template, noscript, textarea') || !element?.checkVisibility() || !isOwn(element)) continue
        look(node.nodeValue)
      }
      for (const element of document.body.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
        if (!element.checkVisibility() || !isOwn(element)) continue
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) look(withoutOwn(element.getAttribute(name)))
      }
      return [...new Set(found)]
    },
    [other, shared.source] as const,
  )
}
