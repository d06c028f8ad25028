/** The stamp of a build depends on the content of the sources, not on their times. */
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isBuilt, isServerBuilt, sourceFingerprint, writeStamp } from '../../tools/build-stamp.js'
import { createBuild, publishBuild } from '../../tools/builds.js'
import { temporaryFolder } from '../support/runner/temporary-folder.ts'

let root: string
let build: string

beforeEach(async () => {
  root = await temporaryFolder()
  build = createBuild(root)
  for (const folder of ['server', 'web']) mkdirSync(join(build, folder))
  for (const file of ['server/main.js', 'web/index.html']) writeFileSync(join(build, file), '')
  mkdirSync(join(root, 'src/ui'), { recursive: true })
  writeFileSync(join(root, 'src/main.tsx'), 'first')
  writeFileSync(join(root, 'src/ui/card.tsx'), 'card')
  writeStamp(build, sourceFingerprint(root))
  publishBuild(root, build)
})

describe('a build', () => {
  it('is current as long as the content of its sources is unchanged', () => {
    utimesSync(join(root, 'src/main.tsx'), 1, 1)
    writeFileSync(join(root, 'notes.txt'), 'no source')
    expect(isBuilt(root)).toBe(true)
  })

  it('is current after the types were checked, which leaves files beside the sources', () => {
    writeFileSync(join(root, 'src/tsconfig.tsbuildinfo'), '{}')
    expect(isBuilt(root)).toBe(true)
  })

  it.each([
    ['a source changes', () => writeFileSync(join(root, 'src/ui/card.tsx'), 'CARD')],
    ['a source is added', () => writeFileSync(join(root, 'src/ui/new.tsx'), '')],
    ['a source is removed', () => rmSync(join(root, 'src/ui/card.tsx'))],
    ['a built file is missing', () => rmSync(join(build, 'server/main.js'))],
    ['its stamp is missing', () => rmSync(join(build, '.sources'))],
  ])('is stale when %s', (_when, change) => {
    change()
    expect(isBuilt(root)).toBe(false)
  })
})

describe('the server of a build', () => {
  it('is current if only the web app has changed', () => {
    writeFileSync(join(root, 'src/ui/card.tsx'), 'CARD')
    expect(isServerBuilt(root)).toBe(true)
  })

  it.each([
    ['a source of the server changes', () => writeFileSync(join(root, 'openapi.yaml'), 'openapi: 3.1.0')],
    ['it is missing', () => rmSync(join(build, 'server/main.js'))],
    ['the stamp is missing', () => rmSync(join(build, '.sources'))],
  ])('is stale when %s', (_when, change) => {
    change()
    expect(isServerBuilt(root)).toBe(false)
  })
})
