/** The browser tests of the quick check: the closest feature first, and the visits of its screens. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../domain/paths.ts'
import { commandOf, isTimeOut, roundsOf, titlesOf } from '../../../tools/quick-check/browser-rounds.ts'
import { root } from '../../../tools/run-command.ts'
import { screens, signedInScreens } from '../../support/browser/screens.ts'

describe('the rounds', () => {
  const browserTests = ['tests/browser/posts/lists.test.ts', 'tests/browser/posts/paging.test.ts', 'tests/browser/home/home.test.ts']

  it('begin with the closest feature on a desktop, and end with the others', () => {
    const rounds = roundsOf({ browserTests, screens: ['posts', 'home'] })
    expect(rounds.map(({ name, project }) => `${name} ${project}`)).toEqual([
      'tests/browser/posts desktop', 'tests/browser/screens desktop',
      'tests/browser/posts phone', 'tests/browser/screens phone',
      'other features desktop', 'other features phone',
    ])
    expect(rounds[0]?.files).toEqual(browserTests.slice(0, 2))
  })

  it('are none without tests and screens', () => {
    expect(roundsOf({ browserTests: [], screens: [] })).toEqual([])
  })

  it('are commands that can be repeated', () => {
    const [round] = roundsOf({ browserTests: [], screens: ['users'] })
    expect(round && commandOf(round)).toBe('playwright test tests/browser/screens --project=desktop --grep="(^| )(users)( |:|$)"')
  })
})

describe('the screens of the features', () => {
  it('are of each folder of the routes, and of no other', () => {
    const folders = readdirSync(join(root, 'src/routes'), { withFileTypes: true }).filter((each) => each.isDirectory())
    const features = new Set([...screens, ...signedInScreens].flatMap((screen) => screen.features))
    expect([...features].sort()).toEqual(folders.map(({ name }) => name).sort())
  })

  it('are at all paths', () => {
    const visited = new Set([...screens, ...signedInScreens].map(({ path }) => path.split('?')[0]))
    expect(Object.values(paths).filter((path) => !visited.has(path))).toEqual([])
  })

  it('are found in the titles of their visits, and no other screens', () => {
    const titles = new RegExp(titlesOf(['account']) ?? '')
    expect(['axe reports no fault on login', 'login: axe', 'login fits into every width'].every((title) => titles.test(title))).toBe(true)
    expect(['axe reports no fault on users', 'a relogin fits'].some((title) => titles.test(title))).toBe(false)
  })
})

it.each([
  ['Timed out waiting 40s for the entire test run', true],
  ['Timed out waiting 22.388s for the test suite to run', true],
  ['Timed out waiting 22.388s for the teardown for test suite to run', true],
  ['Timed out 20000ms waiting for expect(locator).toBeVisible()', false],
])('counts "%s" as the end of the minute: %s', (message, isEnd) => {
  expect(isTimeOut({ message })).toBe(isEnd)
})
