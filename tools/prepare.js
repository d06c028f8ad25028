/** What `npm ci` leaves ready: the compiled messages, so that an editor and the type checker find them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

// An installation without development packages runs what was built elsewhere and compiles nothing.
if (existsSync(join(root, 'node_modules/@inlang/paraglide-js'))) {
  const generate = spawnSync('npm', ['run', '--silent', 'generate:messages'], { cwd: root, stdio: 'inherit', shell: true })
  process.exit(generate.status ?? 1)
}
