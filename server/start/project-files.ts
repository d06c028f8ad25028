/** Where the files are that the server reads, whether it runs from its source or from what was built of it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface ProjectFiles {
  readonly contract: string
  readonly cities: string
  /** The folder of the built web app; it may be missing, and then `publicFolder` is all there is to send. */
  readonly webFolder: string
  readonly publicFolder: string
}

/**
 * Looks for the folder of the project from this file upwards: `dist/server` lies deeper in it than `server`, and above
 * it lies the contract as JSON.
 */
export function projectFiles(start: string = import.meta.dirname): ProjectFiles {
  const root = dirname(nearest(['openapi.yaml'], start))
  const publicFolder = join(root, 'public')
  return {
    contract: nearest(['openapi.json', 'openapi.yaml'], start),
    cities: join(publicFolder, 'greekCities.json'),
    webFolder: join(root, 'dist', 'web'),
    publicFolder,
  }
}

/** The first of these files in this folder, or in the nearest one above it that has any. */
function nearest(names: readonly string[], folder: string): string {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  if (dirname(folder) === folder) throw new Error(`${names[0]} is missing: it belongs beside the folder of the server.`)
  return nearest(names, dirname(folder))
}
