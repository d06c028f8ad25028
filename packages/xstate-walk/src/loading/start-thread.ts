/** Starts a thread that runs a file of this package, from its build or from its sources. */
import { Worker } from 'node:worker_threads'

/** The path is relative to the sources, without the ending; all files of the build are in one folder. */
export function startThread(path: string, workerData: object = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${path.replace(/.*\//, '')}.js`, import.meta.url), { workerData })
  }
  // The sources of this package need a loader of TypeScript, which a thread does not inherit.
  const loader = import.meta.resolve('tsx/esm/api')
  const thread = new URL(`../${path}.ts`, import.meta.url).href
  return new Worker(`import('${loader}').then(({ register }) => register()).then(() => import('${thread}'))`, { eval: true, workerData })
}
