/** What the service worker adds to the strategies of Workbox. */
import type { StrategyOptions } from 'workbox-strategies'

export type Plugin = NonNullable<StrategyOptions['plugins']>[number]
