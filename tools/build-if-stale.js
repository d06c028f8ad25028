/** Builds if the build is missing or stale: the first step of `npm start`. Plain JavaScript, which starts faster than tsx. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from './build-stamp.js'
import { keepBuild } from './builds.js'

const root = join(import.meta.dirname, '..')
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

if (!isBuilt(root)) {
  if (!existsSync(tsx)) {
    console.error('Nothing is built yet and the tools that build are not installed. Run `npm ci` first.')
    process.exit(1)
  }
  console.log('Building the site, which takes a moment after each change of its sources …')
  const build = spawnSync(process.execPath, [tsx, join(root, 'tools/build.ts')], { cwd: root, stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
}
// The shell of `npm start`, which becomes the server.
keepBuild(root, process.ppid)
