/** The installed packages: pinned exactly, and free to come from whichever registry is configured. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { root } from '../support/source-files.ts'

it('names the exact version of every package', () => {
  const versions = Object.entries({ ...packages.dependencies, ...packages.devDependencies, ...packages.overrides })
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it('locks versions and hashes, but no address to download from', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved":|https?:\/\/[^"]*\.tgz/)
})
