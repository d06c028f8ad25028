/** Declares a test for every screen: as a visitor, a member and an administrator. */
import type { Page } from '@playwright/test'
import { adminEnvironment } from './moderation.ts'
import { fillSite, insertPeople, people } from './people.ts'
import { openScreen, screens, signedInScreens, type Screen } from './screens.ts'
import type { Make } from './shared.ts'
import { signIn, tokenOf } from './sign-in.ts'
import type { SiteProcess } from './site-process.ts'
import { test } from './visitor.ts'

interface OpenedScreen {
  readonly screen: Screen
  readonly page: Page
  readonly isMobile: boolean
  /** Opens the screen, and resolves when it is complete. */
  readonly open: () => Promise<void>
}

type Tokens = Readonly<Record<keyof typeof people, string>>

const peoplesSite: Make<SiteProcess> = async ({ sites }) => {
  const site = await sites.open({ listings: [], prepare: insertPeople, environment: adminEnvironment })
  await fillSite(site.url)
  return site
}

const peoplesTokens: Make<Tokens> = async ({ get }) => {
  const { url } = await get(peoplesSite)
  const [member, newcomer, admin] = await Promise.all(Object.values(people).map((person) => tokenOf(url, person)))
  return { member: member ?? '', newcomer: newcomer ?? '', admin: admin ?? '' }
}

const signedInTest = test.extend<{ tokens: Tokens }>({
  // Sessions use the real time of the server.
  now: null,

  sharedSite: async ({ shared }, provide) => provide(await shared.get(peoplesSite)),

  tokens: async ({ shared }, provide) => provide(await shared.get(peoplesTokens)),
})

/** Declares a test of each screen. */
export function testEveryScreen(titleOf: (name: string) => string, check: (opened: OpenedScreen) => Promise<void>): void {
  for (const screen of screens) {
    test(titleOf(screen.name), async ({ page, isMobile }) => {
      await check({ screen, page, isMobile, open: () => openScreen(page, screen) })
    })
  }
  for (const screen of signedInScreens) {
    signedInTest(titleOf(screen.name), async ({ page, isMobile, tokens }) => {
      const { username, role } = people[screen.as]
      await signIn(page, username, role, tokens[screen.as])
      await check({ screen, page, isMobile, open: () => openScreen(page, screen) })
    })
  }
}
