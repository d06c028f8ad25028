/** Starts the service worker, and passes on what it tells. */
import type { CopiesQuestion, CopyMessage, SeenMessage } from '../../domain/offline-copies.ts'
import type { OfflineActor } from '../machines/frame/offline.ts'

/** Returns the running worker. Browsers without service workers, and pages that are not served securely, do without copies. */
export async function keepCopies(offline: OfflineActor): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<CopyMessage>) => offline.send(data))
  serviceWorker.startMessages()
  const question: CopiesQuestion = { type: 'copies.ask' }
  serviceWorker.controller?.postMessage(question)
  const isFirst = serviceWorker.controller === null
  await serviceWorker.register('./service-worker.js')
  const { active } = await serviceWorker.ready
  if (!isFirst) return active
  // What was refused would be refused again, with another error on the console. Safari does not tell the status.
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const fetched = requests.filter(({ responseStatus }) => !(responseStatus >= 400)).map(({ name }) => name)
  const seen: SeenMessage = { type: 'addresses.seen', addresses: [...new Set([new URL('.', document.baseURI).href, ...fetched])] }
  active?.postMessage(seen)
  return active
}
