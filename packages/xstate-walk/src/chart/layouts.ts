/** Lays out graphs in a thread: each takes about as long as the walk of its machine, which goes on meanwhile. */
import type { ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { Worker } from 'node:worker_threads'
import { startThread } from '../loading/start-thread.ts'
import type { LayoutTask } from './layout-thread.ts'

interface Asked {
  resolve(graph: ElkNode): void
  reject(error: Error): void
}

const asked = new Map<number, Asked>()
let thread: Worker | null = null
let last = 0

/** The graph with the positions of its nodes, edges and labels. */
export function laidOut(graph: ElkNode): Promise<ElkNode> {
  thread ??= start()
  // It keeps the process only while somebody waits for an answer.
  thread.ref()
  const number = ++last
  thread.postMessage({ number, graph } satisfies LayoutTask)
  return new Promise((resolve, reject) => asked.set(number, { resolve, reject }))
}

function start(): Worker {
  const started = startThread('chart/layout-thread')
  started.on('message', ({ number, graph }: LayoutTask) => {
    asked.get(number)?.resolve(graph)
    asked.delete(number)
    if (asked.size === 0) started.unref()
  })
  started.on('error', (error) => {
    thread = null
    for (const { reject } of asked.values()) reject(error)
    asked.clear()
  })
  return started
}
