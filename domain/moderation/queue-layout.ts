/** How a wide screen shows the listings to decide on: all as open cards, or as lines with one open card beside them. */
export const queueLayouts = ['cards', 'lines'] as const

/** One of them. */
export type QueueLayout = (typeof queueLayouts)[number]
