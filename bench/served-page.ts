/** Builds the pages of a benchmark with Vite into a temporary folder and serves them on a free port. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'

interface ServedPage {
  readonly url: string
  readonly close: () => Promise<void>
}

/** All HTML files of the folder. Requests of the API go to `apiUrl`. */
export async function servePages(root: string, apiUrl?: string): Promise<ServedPage> {
  const pages = (await readdir(root)).filter((file) => file.endsWith('.html'))
  // Loaded when they are needed, since that takes seconds.
  const [{ build, preview }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const outDir = await mkdtemp(join(tmpdir(), 'prasino-bench-'))
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: pages.map((file) => join(root, file)) } },
    preview: { port: 0, host: '127.0.0.1', proxy: apiUrl === undefined ? {} : { '/api': apiUrl } },
  }
  await build(config)
  const server = await preview(config)
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
