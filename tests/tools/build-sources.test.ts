/** The fingerprint of a build covers all that the build reads. */
import { execFile } from 'node:child_process'
import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { buildSources, isBuilt } from '../../tools/build-stamp.js'
import { root } from '../../tools/run-command.ts'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

/** Names of assets contain a hash of their content. */
const webFiles = (project: string) => readdirSync(join(project, 'dist/current/web'), { recursive: true, encoding: 'utf8' }).sort()

it('is the same build in a folder that has only the files of the fingerprint', async () => {
  const copy = await temporaryFolder()
  const isSource = (file: string) => file !== join(root, 'messages/compiled')
  for (const path of buildSources) cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'tools/build.ts'], { cwd: copy })
  expect(existsSync(join(copy, 'dist/server/main.js'))).toBe(true)
  expect(webFiles(copy)).toEqual(expect.arrayContaining(['index.html', 'index.el.html', 'service-worker.js', 'docs/index.html']))
  // The site was built before this test.
  if (isBuilt(root)) expect(webFiles(copy)).toEqual(webFiles(root))
})
