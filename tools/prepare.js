/** What `npm ci` leaves ready: the built site, and with it the compiled messages that editors and type checkers look for. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// An installation without development packages runs what was built elsewhere.
if (existsSync(join(root, 'node_modules/vite'))) {
  const { status } = spawnSync(process.execPath, [join(root, 'tools/build-if-stale.js')], { cwd: root, stdio: 'inherit' })
  // Who is in the midst of a change must still be able to install.
  if (status !== 0) console.error('The packages are installed, and `npm start` will try to build again.')
}
