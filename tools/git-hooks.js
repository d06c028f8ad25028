/** Sets the hook that checks the subjects of commits. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Does nothing outside of a repository of this project, or if Git is configured to use other hooks.
 * @param {string} root the project's folder
 */
export function setHook(root) {
  // An archive of the sources can be in a folder of another repository. In a further work tree, `.git` is a file.
  if (!existsSync(join(root, '.git'))) return
  // An error, such as a missing Git, must not make the installation fail.
  const other = spawnSync('git', ['config', '--get', 'core.hooksPath'], { cwd: root }).status === 0
  if (!other) spawnSync('git', ['config', '--local', 'core.hooksPath', '.githooks'], { cwd: root })
}
