/** Tells whether `dist` is up to date: it holds a fingerprint of the sources that it was built from. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sources of a build. Compiled messages are made by the build, so only their sources count. */
const sources = [
  'contract',
  'domain',
  'index.html',
  'messages/en.json',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'project.inlang/settings.json',
  'public',
  'server',
  'src',
  'tools/api-docs',
  'tools/build.ts',
  'tools/bundle-programs.ts',
  'tools/contract-json.ts',
  'tools/precompress.ts',
  'tsconfig.json',
  'vite.config.ts',
  'words',
]

/** The sources of the server and of what it reads; all others are those of the web app and of the build itself. */
const serverSources = [
  'contract',
  'domain',
  'messages/en.json',
  'openapi.yaml',
  'package-lock.json',
  'package.json',
  'server',
  'tools/bundle-programs.ts',
  'tools/contract-json.ts',
  'tsconfig.json',
  'words',
]

const products = ['server/main.js', 'web/index.html']

/**
 * Hashes contents, not modification times, which differ after a clone, a checkout or a copy.
 * @param {string} root the project's folder
 * @returns {string} the same for the same sources on every machine
 */
export function sourceFingerprint(root) {
  return `${fingerprintOf(root, serverSources)} ${fingerprintOf(root, sources)}`
}

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether dist is complete and built from the present sources
 */
export function isBuilt(root) {
  const stamp = stampFile(root)
  if (![stamp, ...products.map((file) => join(root, 'dist', file))].every((file) => existsSync(file))) return false
  return readFileSync(stamp, 'utf8') === sourceFingerprint(root)
}

/**
 * @param {string} root the project's folder
 * @returns {boolean} whether the server in dist is complete and built from the present sources, whatever the web app is
 */
export function isServerBuilt(root) {
  const stamp = stampFile(root)
  if (![stamp, join(root, 'dist/server/main.js')].every((file) => existsSync(file))) return false
  return readFileSync(stamp, 'utf8').split(' ')[0] === fingerprintOf(root, serverSources)
}

/**
 * @param {string} root the project's folder
 * @param {string} fingerprint the fingerprint of the sources when the build began
 */
export function writeStamp(root, fingerprint) {
  writeFileSync(stampFile(root), fingerprint)
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

/** @param {string} root */
function stampFile(root) {
  return join(root, 'dist/.sources')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path of a file or a folder, from root
 */
function addToHash(hash, root, path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false })
  if (entry?.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addToHash(hash, root, `${path}/${name}`)
  } else if (entry) {
    hash.update(`${path}\n${entry.size}\n`).update(readFileSync(join(root, path)))
  }
}
