/** The installed packages have exact versions, builds for every platform, and no fixed registry. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import { root } from '../support/runner/source-files.ts'

interface Locked {
  readonly resolved?: string
  /** Whether it is a folder of this project. */
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>
}

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
const locked = Object.entries(lockfile.packages)
const places = locked.map(([place]) => place)

it('names the exact version of every package', () => {
  const versions = Object.entries({ ...packages.dependencies, ...packages.devDependencies, ...packages.overrides })
  expect(versions.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})

it('locks no download URL, only the folders of its own packages', () => {
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined && !link).map(([place]) => place)).toEqual([])
})

it('locks the builds for every platform, which npm ci requires', () => {
  const wanted = new Set(locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies)))
  expect([...wanted].filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)))).toEqual([])
})
