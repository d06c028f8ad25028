/** Lets the service worker fetch the code of all public screens, and what the search compares words with, for visits without a network. */
import type { CodeMessage } from '../../../domain/offline-copies.ts'
import { codeAheadTemplate } from '../../../domain/page-elements.ts'
import { isLineSlow } from '../../../domain/slow-line.ts'
import { screenTemplate } from '../../first-view/screen-templates.ts'

/** What the search compares its words with, beside what is kept of listings. */
const placeFiles = ['greekCities.json', 'cityAliases.json', 'greekRegions.json']

/** Once the page has loaded all that it shows. The build has written the links to the code into the page. */
export async function fetchAhead(document: Document, worker: ServiceWorker): Promise<void> {
  if (isLineSlow(navigator)) return
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  const links = screenTemplate('code', codeAheadTemplate, '')?.content.querySelectorAll<HTMLLinkElement>('link') ?? []
  const files = [...links]
    .filter(({ media }) => media === '' || window.matchMedia(media).matches)
    // A link in a template has no address of its own that is absolute.
    .map((link) => link.getAttribute('href') ?? '')
  const addresses = [...files, ...placeFiles].map((file) => new URL(file, document.baseURI).href)
  const message: CodeMessage = { type: 'code.fetch', addresses }
  worker.postMessage(message)
}
