/** Finding the files of the project from the folder of the server. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../../../server/start/project-files.ts'
import { temporaryFolder } from '../../support/runner/temporary-folder.ts'

const contents = ['openapi.yaml', 'dist/build-1/openapi.json', 'dist/build-1/web/index.html', 'dist/web/index.html']

it.each([
  { place: 'server', contract: 'openapi.yaml', web: 'dist/web' },
  { place: 'dist/build-1/server', contract: 'dist/build-1/openapi.json', web: 'dist/build-1/server/../web' },
])('are found from $place, with the contract $contract', async ({ place, contract, web }) => {
  const root = await temporaryFolder()
  for (const file of contents) {
    mkdirSync(join(root, dirname(file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  expect(projectFiles(join(root, place))).toEqual({
    contract: join(root, contract),
    cities: join(root, 'public/greekCities.json'),
    cityAliases: join(root, 'public/cityAliases.json'),
    regions: join(root, 'public/greekRegions.json'),
    documentStyle: join(root, web, 'document.css'),
    appearance: join(root, 'src/ui'),
    siteModels: join(root, 'server/pages/site/models'),
    webFolder: join(root, web),
    publicFolder: join(root, 'public'),
  })
})

it('throws if the contract is missing', async () => {
  const nowhere = await temporaryFolder()
  expect(() => projectFiles(nowhere)).toThrow('openapi.yaml is missing')
})
