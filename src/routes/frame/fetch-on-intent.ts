/** Fetches the code of screens before their links are followed. */
import { isLineSlow } from '../../../domain/slow-line.ts'
import { fetchCodeOfScreen, screenTemplate } from '../../first-view/screen-templates.ts'
import { linkedAddress } from './use-links.ts'

/**
 * Fetches the code of a screen as soon as a link to it is pointed at, touched or focused, so that it opens without delay; not
 * on a slow line. The code runs when the screen is opened: before, it would delay the answer to the touch.
 */
export function fetchOnIntent(document: Document): void {
  function fetchCode(event: Event) {
    if (isLineSlow(navigator)) return
    const [path = '', query = ''] = linkedAddress(event)?.split('?') ?? []
    const styles = screenTemplate('code', path, query)?.content.querySelectorAll<HTMLLinkElement>('link[as="style"]') ?? []
    // A browser warns of a preloaded style sheet that is not used soon.
    for (const style of styles) style.rel = 'prefetch'
    fetchCodeOfScreen(path, query)
  }
  // A touch is an entering pointer, too.
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, fetchCode)
}
