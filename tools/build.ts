/** Builds everything that `node dist/server/main.js` needs: the web app, the API documentation and the server. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { sourceFingerprint, writeStamp } from './build-stamp.js'
import { precompress } from './precompress.ts'
import { root, runCommand } from './run-command.ts'

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
  await succeed('npm run --silent build:docs')
  await precompress(web)
}

async function buildServer() {
  await succeed('tsc -p server/tsconfig.build.json')
  // tsc does not copy JavaScript files that have declaration files.
  cpSync(join(root, 'messages/compiled'), join(dist, 'messages/compiled'), { recursive: true })
  // The server reads the contract at each start, and JSON is parsed many times faster than YAML.
  writeFileSync(join(dist, 'openapi.json'), JSON.stringify(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))))
}

async function succeed(command: string) {
  const { status, output } = await runCommand(command)
  if (status === 0) return
  console.error(output)
  console.error(`The build stopped at: ${command}`)
  process.exit(1)
}
