/** Runs after `npm ci`: sets the hook for commits and builds the site, with the compiled messages that editors and the types need. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setHook } from './git-hooks.js'

const root = join(import.meta.dirname, '..')

// Without development packages the site was built elsewhere.
if (existsSync(join(root, 'node_modules/vite'))) {
  setHook(root)
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build-if-stale.js')], { cwd: root, stdio: 'inherit' })
  // A build error in a work tree must not make the installation fail.
  if (status !== 0) console.error('The packages are installed, and `npm start` will try to build again.')
}
