/** Runs after `npm ci`: builds the site and with it the compiled messages, which editors and the type checker need. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// Without development packages the site was built elsewhere.
if (existsSync(join(root, 'node_modules/vite'))) {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build-if-stale.js')], { cwd: root, stdio: 'inherit' })
  // A build error in a work tree must not make the installation fail.
  if (status !== 0) console.error('The packages are installed, and `npm start` will try to build again.')
}
