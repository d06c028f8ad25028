/**
 * The builds in `dist`, each in a folder of its own. `dist/current` names the newest complete one, and `dist/server` and `dist/web`
 * are in it. A build that a process uses is kept, so that it does not change under a test run or a server.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const userPrefix = '.used-by-'

/** @param {string} root the project's folder */
export function currentBuild(root) {
  return join(root, 'dist/current')
}

/**
 * Keeps the current build until the process ends.
 * @param {string} root the project's folder
 * @param {number} pid the process that uses it
 * @returns {string} the folder of the build, which stays the same when there is a newer one
 */
export function keepBuild(root, pid = process.pid) {
  if (!existsSync(currentBuild(root))) throw new Error('Nothing is built yet: run "npm run build" first.')
  const build = realpathSync(currentBuild(root))
  markUse(build, pid)
  return build
}

/**
 * @param {string} root the project's folder
 * @param {number} pid the process that builds
 * @returns {string} the empty folder of a new build
 */
export function createBuild(root, pid = process.pid) {
  const folder = join(root, 'dist', `build-${randomUUID()}`)
  mkdirSync(folder, { recursive: true })
  const build = realpathSync(folder)
  markUse(build, pid)
  return build
}

/**
 * Makes a complete build the current one, and deletes those that nobody uses. The one before is kept, since a server that was started
 * by hand may run from it.
 * @param {string} root the project's folder
 * @param {string} build its folder
 */
export function publishBuild(root, build) {
  const current = currentBuild(root)
  const previous = existsSync(current) ? realpathSync(current) : null
  for (const part of ['server', 'web']) {
    const path = join(root, 'dist', part)
    // Earlier versions of the project built into the folder itself.
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) link(join('current', part), path)
  }
  // Renamed in one step: there is always a current build.
  const next = `${current}-${process.pid}`
  link(basename(build), next)
  renameSync(next, current)
  deleteUnused(root, [build, previous])
}

/**
 * @param {string} root the project's folder
 * @param {readonly (string | null)[]} kept folders of builds
 */
function deleteUnused(root, kept) {
  const names = readdirSync(join(root, 'dist')).filter((name) => name.startsWith('build-'))
  for (const build of names.map((name) => join(realpathSync(join(root, 'dist')), name))) {
    if (!kept.includes(build) && !usersOf(build).some((pid) => isRunning(pid))) rmSync(build, { recursive: true, force: true })
  }
}

/**
 * @param {string} build
 * @param {number} pid
 */
function markUse(build, pid) {
  writeFileSync(join(build, `${userPrefix}${pid}`), '')
}

/** @param {string} build */
function usersOf(build) {
  const marks = readdirSync(build).filter((name) => name.startsWith(userPrefix))
  return marks.map((name) => Number(name.slice(userPrefix.length)))
}

/**
 * @param {number} pid
 * @returns {boolean} also for a process of another user
 */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * @param {string} target
 * @param {string} path
 */
function link(target, path) {
  rmSync(path, { recursive: true, force: true })
  symlinkSync(target, path)
}
