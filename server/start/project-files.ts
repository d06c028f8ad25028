/** Locates the files that the server reads, both when it runs from source and from the build. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface ProjectFiles {
  readonly contract: string
  readonly cities: string
  readonly cityAliases: string
  readonly regions: string
  /** The style sheet of documents; it may be missing where nothing is built. */
  readonly documentStyle: string
  /** The folder of the drawings and the colours, which pictures of listings are made of. */
  readonly appearance: string
  /** The folder of the models of the texts about the site. */
  readonly siteModels: string
  /** The built web app; if it is missing, only `publicFolder` is served. */
  readonly webFolder: string
  readonly publicFolder: string
}

/** Searches the folders above this file: a build is nested deeper than `server`, and contains the contract as JSON. */
export function projectFiles(start: string = import.meta.dirname): ProjectFiles {
  const root = dirname(nearest(['openapi.yaml'], start))
  const publicFolder = join(root, 'public')
  const builtWith = join(start, '../web')
  // A built server has a web app beside it, and keeps it when `dist` names a newer build.
  const webFolder = existsSync(builtWith) ? builtWith : join(root, 'dist', 'web')
  return {
    contract: nearest(['openapi.json', 'openapi.yaml'], start),
    cities: join(publicFolder, 'greekCities.json'),
    cityAliases: join(publicFolder, 'cityAliases.json'),
    regions: join(publicFolder, 'greekRegions.json'),
    documentStyle: join(webFolder, 'document.css'),
    appearance: join(root, 'src', 'ui'),
    siteModels: join(root, 'server', 'pages', 'site', 'models'),
    webFolder,
    publicFolder,
  }
}

/** The first of these files that exists in the folder or in its nearest parent that has one. */
function nearest(names: readonly string[], folder: string): string {
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  if (dirname(folder) === folder) throw new Error(`${names[0]} is missing: it belongs beside the folder of the server.`)
  return nearest(names, dirname(folder))
}
