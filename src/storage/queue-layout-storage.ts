/** Keeps on this device how a moderator has the queue shown. */
import { queueLayouts, type QueueLayout } from '../../domain/moderation/queue-layout.ts'
import { attempt } from './attempt.ts'

const key = 'queue-layout'

/** Cards, which show everything without a click, unless the device has kept another choice. */
export function readQueueLayout(window: Pick<Window, 'localStorage'>): QueueLayout {
  const stored = attempt(() => window.localStorage.getItem(key))
  return queueLayouts.find((layout) => layout === stored) ?? 'cards'
}

/** Where the storage is full or blocked, the choice holds until the page is opened again. */
export function saveQueueLayout(window: Pick<Window, 'localStorage'>, layout: QueueLayout): void {
  attempt(() => window.localStorage.setItem(key, layout))
}
