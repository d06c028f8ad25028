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

/** Looks for the folder of the project from this file upwards: `dist/server` lies deeper in it than `server`. */
export function projectFiles(start: string = import.meta.dirname): ProjectFiles {
  const root = folderWith('openapi.yaml', start)
  const publicFolder = join(root, 'public')
  return {
    contract: join(root, 'openapi.yaml'),
    cities: join(publicFolder, 'greekCities.json'),
    webFolder: join(root, 'dist', 'web'),
    publicFolder,
  }
}

function folderWith(file: string, folder: string): string {
  if (existsSync(join(folder, file))) return folder
  if (dirname(folder) === folder) throw new Error(`${file} is missing: it belongs beside the folder of the server.`)
  return folderWith(file, dirname(folder))
}
