/** Tells whether the current build is up to date: it holds a fingerprint of the sources that it was built from. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentBuild } from './builds.js'

/** What only the web app is built from. */
const webSources = ['index.html', 'public', 'src', 'vite.config.ts']

/** All else that a build reads: whole folders, so that a new file in one of them counts. */
const sharedSources = [
  'contract', 'domain', 'messages', 'openapi.yaml', 'package-lock.json', 'package.json', 'project.inlang/settings.json', 'server', 'tools',
  'tsconfig.json', 'words',
]

/**
 * Whether it is made of the sources above: the compiled messages by the build, and what a check of the types keeps for the next one.
 * @param {string} path from the project's folder
 */
function isMade(path) {
  return path === 'messages/compiled' || path.endsWith('.tsbuildinfo')
}

/** The files and folders that a build reads, from the project's folder. */
export const buildSources = [...sharedSources, ...webSources]

/**
 * Hashes contents, not modification times, which differ after a clone, a checkout or a copy.
 * @param {string} root the project's folder
 * @returns {string} the same for the same sources on every machine
 */
export function sourceFingerprint(root) {
  return `${fingerprintOf(root, sharedSources)} ${fingerprintOf(root, webSources)}`
}

/**
 * @param {string} root the project's folder
 * @returns {string} the same for the same messages, compiled by the same package
 */
export function messagesFingerprint(root) {
  return fingerprintOf(root, ['messages', 'package-lock.json', 'package.json', 'project.inlang/settings.json'])
}

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether the current build is complete and made from the present sources
 */
export function isBuilt(root) {
  return readStamp(root) === sourceFingerprint(root)
}

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether the server of the current build is made from the present sources, whatever the web app is
 */
export function isServerBuilt(root) {
  return readStamp(root).split(' ')[0] === fingerprintOf(root, sharedSources)
}

/**
 * @param {string} build the folder of a build
 * @param {string} fingerprint the fingerprint of the sources when the build began
 */
export function writeStamp(build, fingerprint) {
  writeFileSync(join(build, '.sources'), fingerprint)
}

/**
 * @param {string} root the project's folder
 * @returns {string} empty if there is no build, or a part of it was deleted
 */
function readStamp(root) {
  const build = currentBuild(root)
  const isComplete = ['.sources', 'server/main.js', 'web/index.html'].every((file) => existsSync(join(build, file)))
  return isComplete ? readFileSync(join(build, '.sources'), 'utf8') : ''
}

/**
 * @param {string} root
 * @param {readonly string[]} paths of files or folders, from root
 */
function fingerprintOf(root, paths) {
  const hash = createHash('sha256')
  hash.update(`VITE_API_URL=${process.env.VITE_API_URL ?? ''}\n`)
  for (const path of paths) addToHash(hash, root, path)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path of a file or a folder, from root
 */
function addToHash(hash, root, path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (entry === undefined || isMade(path)) return
  if (entry.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addToHash(hash, root, `${path}/${name}`)
  } else {
    hash.update(`${path}\n${entry.size}\n`).update(readFileSync(join(root, path)))
  }
}
