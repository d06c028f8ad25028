/** The built web app on a different origin than its backend. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../../../tools/run-command.ts'
import { startDocumentedBackend } from './documented-backend.ts'

export interface HostedWebApp {
  readonly url: string
  /** Makes the web app call this backend from now on. */
  pointTo(backendUrl: string): Promise<void>
  close(): Promise<void>
}

/** The placeholder address of the build. It is replaced for each backend, because building takes longer than all its tests. */
const placeholder = 'https://backend.example'

export async function hostWebApp(): Promise<HostedWebApp> {
  const folder = await mkdtemp(join(tmpdir(), 'prasino-web-'))
  const { status, output } = await runCommand(`vite build --logLevel warn --outDir ${folder} --emptyOutDir`, {
    env: { VITE_API_URL: placeholder },
  })
  if (status !== 0) throw new Error(output)
  const host = await startDocumentedBackend({ listings: { event: [], volunteer: [], shop: [], dine: [] }, webFolder: folder })
  let backend = placeholder
  return {
    url: host.url,
    async pointTo(backendUrl) {
      for (const file of await readdir(folder, { recursive: true })) {
        if (/\.(js|html)$/.test(file)) await exchange(join(folder, file), backend, backendUrl)
      }
      backend = backendUrl
    },
    async close() {
      await host.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function exchange(file: string, old: string, replacement: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  if (text.includes(old)) await writeFile(file, text.replaceAll(old, replacement))
}
