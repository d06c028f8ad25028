/** Fetches the code of screens before their links are followed. */
import { screenTemplate } from '../../first-view/screen-templates.ts'
import { linkedAddress } from './use-links.ts'

/** Not every browser tells how it is connected. */
interface NavigatorWithConnection {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
}

/**
 * Fetches the code of a screen as soon as a link to it is pointed at, touched or focused, so that it opens without delay; not if the
 * visitor saves data or has a slow line, on which it would delay what is asked for. The code runs when the screen is opened: before,
 * it would delay the answer to the touch.
 */
export function fetchOnIntent(document: Document): void {
  function fetchCode(event: Event) {
    const { connection } = navigator as NavigatorWithConnection
    if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
    const [path = '', query = ''] = linkedAddress(event)?.split('?') ?? []
    const template = screenTemplate('code', path, query)
    if (!template) return
    // A browser warns of a preloaded style sheet that is not used soon.
    for (const style of template.content.querySelectorAll<HTMLLinkElement>('link[as="style"]')) style.rel = 'prefetch'
    // Moved out of the template, so that once is enough.
    document.head.append(template.content)
  }
  // A touch is an entering pointer, too.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchCode)
}
