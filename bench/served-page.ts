/** Builds the page of a benchmark with Vite into a temporary folder and serves it on a free port. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type InlineConfig } from 'vite'

export interface ServedPage {
  readonly url: string
  readonly close: () => Promise<void>
}

export async function servePage(root: string): Promise<ServedPage> {
  const outDir = await mkdtemp(join(tmpdir(), 'prasino-bench-'))
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
    preview: { port: 0, host: '127.0.0.1' },
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
