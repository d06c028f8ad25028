/** Finding the files of the project from wherever the server lies in it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../../server/project-files.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

it.each(['server', 'dist/server'])('they are the same, seen from %s', async (place) => {
  const root = await temporaryFolder()
  mkdirSync(join(root, place), { recursive: true })
  writeFileSync(join(root, 'openapi.yaml'), '')
  expect(projectFiles(join(root, place))).toEqual({
    contract: join(root, 'openapi.yaml'),
    cities: join(root, 'public/greekCities.json'),
    webFolder: join(root, 'dist/web'),
    publicFolder: join(root, 'public'),
  })
})

it('it is said when the contract is missing', async () => {
  const nowhere = await temporaryFolder()
  expect(() => projectFiles(nowhere)).toThrow('openapi.yaml is missing')
})
