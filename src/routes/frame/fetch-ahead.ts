/** Lets the service worker fetch the code of all public screens, so that each opens without a network. */
import type { CodeMessage } from '../../../domain/offline-copies.ts'
import { codeAheadTemplate } from '../../../domain/page-elements.ts'
import { isLineSlow } from '../../../domain/slow-line.ts'
import { screenTemplate } from '../../first-view/screen-templates.ts'

/** Once the page has loaded all that it shows. The build has written the links to the code into the page. */
export async function fetchAhead(document: Document, worker: ServiceWorker): Promise<void> {
  if (isLineSlow(navigator)) return
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const links = screenTemplate('code', codeAheadTemplate, '')?.content.querySelectorAll<HTMLLinkElement>('link') ?? []
  const addresses = [...links]
    .filter(({ media }) => media === '' || window.matchMedia(media).matches)
    // A link in a template has no address of its own that is absolute.
    .map((link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href)
  const message: CodeMessage = { type: 'code.fetch', addresses }
  worker.postMessage(message)
}
