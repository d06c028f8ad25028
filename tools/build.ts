/** Builds everything that `node dist/server/main.js` needs: the web app, the API documentation and the server. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundlePrograms } from './bundle-programs.ts'
import { sourceFingerprint, writeStamp } from './build-stamp.js'
import { writeContract } from './contract-json.ts'
import { precompress } from './precompress.ts'
import { root, runCommand } from './run-command.ts'
import { writeFirstView } from './write-first-view.ts'

const dist = join(root, 'dist')
const web = join(dist, 'web')

const fingerprint = sourceFingerprint(root)
rmSync(dist, { recursive: true, force: true })
await succeed('npm run --silent generate:messages')
await Promise.all([buildWeb(), buildServer()])
// Written last: an interrupted build counts as missing.
writeStamp(root, fingerprint)

async function buildWeb() {
  await succeed('vite build --logLevel warn')
  await writeFirstView(web)
  await succeed('npm run --silent build:docs')
  await precompress(web)
}

async function buildServer() {
  await bundlePrograms(['server/main.ts', 'server/admin.ts', 'server/generate.ts'], join(dist, 'server'))
  writeContract(dist)
}

async function succeed(command: string) {
  const { status, output } = await runCommand(command)
  if (status === 0) return
  console.error(output)
  console.error(`The build stopped at: ${command}`)
  process.exit(1)
}
