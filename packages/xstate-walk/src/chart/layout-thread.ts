/** A thread that lays out graphs on request. */
import Elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js'
import { parentPort } from 'node:worker_threads'

/** A graph, which is answered with its positions under the same number. */
export interface LayoutTask {
  readonly number: number
  readonly graph: ElkNode
}

const elk = new Elk()

parentPort?.on('message', (task: LayoutTask) => void answer(task))

async function answer({ number, graph }: LayoutTask): Promise<void> {
  parentPort?.postMessage({ number, graph: await elk.layout(graph) } satisfies LayoutTask)
}
