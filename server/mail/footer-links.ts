/** The links at the end of every mail: who sends it, and what happens to the data of its reader. These pages lead to the others. */
import type { Language } from '../../domain/languages.ts'
import { sitePageAddress } from '../../domain/site-pages.ts'
import { sitePageNames } from '../../words/site-pages.ts'
import type { Site } from './mail-content.ts'

/** Call it in the same language. */
export function footerLinks({ address }: Pick<Site, 'address'>, language: Language): { readonly label: string; readonly url: string }[] {
  return (['imprint', 'privacy'] as const).map((page) => ({ label: sitePageNames[page](), url: address + sitePageAddress(page, language) }))
}
