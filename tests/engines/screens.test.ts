/** Every screen in another engine: its title and heading, its content, the room that it takes, and the console. */
import { expect as hardExpect } from '@playwright/test'
import { elementsBeyondWindow } from '../support/browser/page-box.ts'
import { people } from '../support/sites/people.ts'
import { peoplesSite, peoplesTokens } from '../support/sites/peoples-site.ts'
import { screens, signedInScreens, type Screen } from '../support/browser/screens.ts'
import { delayedDay, lookedAt, test, visitorTest } from './engine-test.ts'
import type { DrivenPage } from './driven-page.ts'

// A screen with a finding is one of many.
const expect = hardExpect.configure({ soft: true })

const widths = [390, 1280]

const peoplesTest = test.extend({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(peoplesSite)),
})

visitorTest('the screens of a visitor', async ({ driven }) => {
  await driven.open('/')
  for (const screen of screens) await look(driven, screen)
})

for (const as of ['member', 'newcomer', 'admin'] as const) {
  peoplesTest(`the screens of ${as}`, async ({ driven, shared }) => {
    const { username, role } = people[as]
    const token = (await shared.get(peoplesTokens))[as]
    await driven.open('/about')
    await driven.evaluate(({ key, user }) => {
      localStorage.setItem('token', key)
      localStorage.setItem('user', user)
    }, { key: token, user: JSON.stringify({ username, role, token }) })
    await driven.reload()
    for (const screen of signedInScreens.filter((each) => each.as === as)) await look(driven, screen)
  })
}

async function look(driven: DrivenPage, { name, path, title, content }: Screen): Promise<void> {
  await test.step(name, async () => {
    const today = path.replace(/\d{4}-\d\d-\d\d/, delayedDay)
    // The address changes as with a link, without a reload.
    await driven.evaluate((hash) => void (location.hash = hash), today)
    await hardExpect.poll(() => driven.evaluate(state), name).toEqual({ title: `Prasino | ${title}`, headings: [title], isBusy: false })
    await hardExpect.poll(() => driven.evaluate(hasText, content), `${name}: “${content}”`).toBe(true)
    for (const width of widths) {
      await driven.resize(width)
      await hardExpect.poll(() => driven.evaluate(state), `${name}, ${width} px`).toMatchObject({ headings: [title], isBusy: false })
      await expect.poll(() => driven.evaluate(() => innerWidth)).toBe(width)
      expect(await elementsBeyondWindow(driven), `${name}, ${width} px: beyond the window`).toEqual([])
      lookedAt('screens × widths', `${name}, ${width} px`)
    }
  })
}

function state(): { title: string; headings: readonly string[]; isBusy: boolean } {
  const shown = [...document.querySelectorAll<HTMLElement>('h1')].filter((element) => element.checkVisibility())
  return {
    title: document.title,
    headings: shown.map(({ innerText }) => innerText.trim()),
    isBusy: document.querySelector('[aria-busy="true"], [data-first-text], [data-first-view]') !== null,
  }
}

function hasText(text: string): boolean {
  const main = document.querySelector<HTMLElement>('main')
  return main?.innerText.includes(text) ?? false
}
