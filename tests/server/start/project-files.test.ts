/** Finding the files of the project from the folder of the server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../../../server/start/project-files.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

it.each([
  { place: 'server', contract: 'openapi.yaml' },
  { place: 'dist/server', contract: 'dist/openapi.json' },
])('are found from $place, with the contract $contract', async ({ place, contract }) => {
  const root = await temporaryFolder()
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  writeFileSync(join(root, 'openapi.yaml'), '')
  writeFileSync(join(root, 'dist/openapi.json'), '')
  expect(projectFiles(join(root, place))).toEqual({
    contract: join(root, contract),
    cities: join(root, 'public/greekCities.json'),
    cityAliases: join(root, 'public/cityAliases.json'),
    regions: join(root, 'public/greekRegions.json'),
    documentStyle: join(root, 'dist/web/document.css'),
    drawings: join(root, 'src/ui/drawings'),
    webFolder: join(root, 'dist/web'),
    publicFolder: join(root, 'public'),
  })
})

it('throws if the contract is missing', async () => {
  const nowhere = await temporaryFolder()
  expect(() => projectFiles(nowhere)).toThrow('openapi.yaml is missing')
})
