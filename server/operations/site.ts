/** What the web app reads once, when it starts. */
import type { Dependencies } from './dependencies.ts'
import { servedAsFile, type Handlers } from './handler.ts'

/** The operations of the tag `site`. */
export function siteOperations({ installation }: Dependencies) {
  return {
    listCities: servedAsFile,
    getConfiguration: () => ({ status: 200, body: installation }),
  } as const satisfies Partial<Handlers>
}
