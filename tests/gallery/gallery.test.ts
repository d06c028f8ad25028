/**
 * Every screen and state in each language, theme and width, and in forced colours, as pictures in `tests/results/gallery`:
 * `npm run gallery`. It reports overflow and clipped text, also with wider text spacing, words of the other language, faults that
 * axe finds, and lines on the console.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as hardExpect, type Page } from '@playwright/test'
import { languages, type Language } from '../../domain/languages.ts'
import { accessibilityFaultsAsShown } from '../support/browser/axe.ts'
import { clippedTexts, elementsBeyondWindow, elementsWithOverflow } from '../support/browser/page-box.ts'
import { fillSite, insertPeople, people } from '../support/sites/people.ts'
import { adminEnvironment } from '../support/sites/members-site.ts'
import type { OpenedSite } from '../support/sites/open-site.ts'
import type { Make } from '../support/runner/shared.ts'
import { signIn, tokenOf } from '../support/browser/sign-in.ts'
import { root } from '../support/runner/source-files.ts'
import { test } from '../support/sites/visitor.ts'
import { wordsOfOtherLanguage } from '../support/browser/other-language.ts'
import { galleryListings } from './listings.ts'
import { serverPages } from './server-pages.ts'
import type { GalleryState } from './gallery-state.ts'
import { screenStates } from './states.ts'

// A picture with a finding is one of many.
const expect = hardExpect.configure({ soft: true })

const themes = ['light', 'dark'] as const
const widths = [320, 390, 768, 1280]

const galleryStates: readonly GalleryState[] = [...screenStates, ...serverPages]

const folder = join(root, 'tests/results/gallery')
const documentsFolder = join(root, 'tests/results/gallery-documents')

const peoplesSite: Make<OpenedSite> = async ({ sites }) => {
  const site = await sites.open({ listings: galleryListings(), prepare: insertPeople, environment: adminEnvironment })
  await fillSite(site.url)
  return site
}

const galleryTest = test.extend<{ language: Language }>({
  // Sessions use the real time of the server.
  now: null,
  isContextKept: false,
  language: ['en', { option: true }],
  locale: async ({ language }, provide) => provide(language),
  sharedSite: async ({ shared }, provide) => provide(await shared.get(peoplesSite)),
})

for (const language of languages) {
  galleryTest.describe(language, () => {
    galleryTest.use({ language })
    for (const state of galleryStates) {
      galleryTest(state.name, async ({ page, site, consoleWatch }) => {
        if (state.as) {
          const { username, role } = people[state.as]
          await signIn(page, username, role, await tokenOf(site.url, people[state.as]))
        }
        if (state.isFailing) consoleWatch.ignore()
        await state.open(page, language, site)
        for (const width of widths) await lookAt(page, state, language, width)
        await lookAtForcedColors(page, state, language)
      })
    }
  })
}

async function lookAt(page: Page, state: GalleryState, language: Language, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? 844 : 800 })
  await hardExpect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    const place = `${language}, ${theme}, ${width} px`
    await takePicture(page, state, `${language}-${theme}-${width}`)
    if (theme === 'light') await keepDocument(page, state, `${language}-${width}`)
    expect(await accessibilityFaultsAsShown(page), `axe: ${place}`).toEqual([])
    if (theme === 'dark') continue
    await checkRoom(page, place)
    expect(await wordsOfOtherLanguage(page, language), `words: ${place}`).toEqual([])
    await setWiderSpacing(page, true)
    await checkRoom(page, `${place}, wider text spacing`)
    await setWiderSpacing(page, false)
  }
}

/** Only takes screenshots, in the widest window: axe reads the colours of the style sheets, not those of the system. */
async function lookAtForcedColors(page: Page, state: GalleryState, language: Language): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, forcedColors: 'active' })
    await takePicture(page, state, `${language}-${theme}-forced-colors`)
  }
}

const fileName = (name: string) => name.replaceAll(' ', '-')

function takePicture(page: Page, { name }: GalleryState, show: string) {
  return page.screenshot({ path: join(folder, show, `${fileName(name)}.png`), fullPage: true, animations: 'disabled' })
}

/** The document as the browser has it, for a validator: `java -jar vnu.jar --skip-non-html` of the package `vnu-jar` takes the folder. */
async function keepDocument(page: Page, { name }: GalleryState, show: string): Promise<void> {
  mkdirSync(join(documentsFolder, show), { recursive: true })
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  writeFileSync(join(documentsFolder, show, `${fileName(name)}.html`), `<!doctype html>\n${html}`)
}

async function checkRoom(page: Page, place: string): Promise<void> {
  expect(await elementsBeyondWindow(page), `overflow: ${place}`).toEqual([])
  expect(await elementsWithOverflow(page), `too wide: ${place}`).toEqual([])
  expect(await clippedTexts(page), `clipped: ${place}`).toEqual([])
}

/** The spacing of WCAG 2.2, 1.4.12, as a constructed sheet: the site's policy forbids a style element. */
function setWiderSpacing(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate((wide) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets = wide ? [sheet] : []
    // A popover is placed anew in the frame after the one that measures it.
    return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))
  }, isWide)
}

test.afterAll(() => {
  mkdirSync(folder, { recursive: true })
  const ends = [...widths, 'forced-colors']
  const shows = languages.flatMap((language) => themes.flatMap((theme) => ends.map((end) => `${language}-${theme}-${end}`)))
  const rows = galleryStates.map(({ name }) => {
    const pictures = shows.map((show) => `<td><img loading="lazy" src="${show}/${fileName(name)}.png" alt="${name}, ${show}">`)
    return `<tr><th>${name}${pictures.join('')}`
  })
  const head = shows.map((show) => `<th>${show}`).join('')
  const style = '<style>img{width:240px}td{vertical-align:top}th{position:sticky;left:0;top:0;background:#fff}</style>'
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Gallery</title>${style}<table><tr><th>${head}${rows.join('\n')}</table>`)
})
