/** A page of a driven browser: finds elements by what a person reads, and uses them by pointer and keys. */
import { expect } from '@playwright/test'
import type { DrivenBrowser } from './driven-browser.ts'

export interface Target {
  readonly css: string
  /** The accessible name, or its beginning. Absent: any. */
  readonly name?: string
  /** CSS of what contains it. */
  readonly within?: string
}

/** An element that is shown, and the middle of it. */
export interface Found {
  readonly name: string
  readonly text: string
  readonly value: string
  readonly isFocused: boolean
  readonly x: number
  readonly y: number
  /** Whether nothing covers it and it does not move. */
  readonly isReady: boolean
}

type Making = (name?: string, within?: string) => Target

const made = (css: string): Making => (name, within) => {
  return { css, ...(name !== undefined && { name }), ...(within !== undefined && { within }) }
}

export const button = made('button, [role="button"], input[type="submit"]')
export const link = made('a[href]')
export const field = made('input, textarea, select')
export const heading = made('h1, h2, h3')
export const dialog = made('[role="dialog"], [role="alertdialog"], dialog[open]')

/** The code points of keys. W3C WebDriver, section 17.4.2. */
const keys = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Control: '\uE009', Delete: '\uE017',
} as const

export class DrivenPage {
  readonly #browser: DrivenBrowser
  readonly #site: string

  constructor(browser: DrivenBrowser, site: string) {
    this.#browser = browser
    this.#site = site
  }

  /** Opens a path such as `/events`, or a whole address of the site. */
  async open(path: string): Promise<void> {
    await this.#browser.open(path.startsWith('http') ? path : `${this.#site}/#${path}`)
    await this.#isShown()
  }

  async reload(): Promise<void> {
    await this.#browser.reload()
    await this.#isShown()
  }

  resize(width: number): Promise<void> {
    return this.#browser.resize(width, width < 768 ? 844 : 800)
  }

  /** Like the function of this name in Playwright, so that both can be looked at in the same way. */
  async evaluate<Result, Value = undefined>(work: (value: Value) => Result | Promise<Result>, value?: Value): Promise<Result> {
    const given = value === undefined ? '' : JSON.stringify(value)
    const text = await this.#browser.evaluate(`(async () => JSON.stringify(await (${work.toString()})(${given})) ?? 'null')()`)
    return JSON.parse(text) as Result
  }

  find(target: Target): Promise<readonly Found[]> {
    return this.evaluate(shown, { ...target, isUsed: false })
  }

  /** Waits until it is shown. */
  async see(target: Target): Promise<void> {
    await expect.poll(async () => (await this.find(target)).length, words(target, 'is shown')).toBeGreaterThan(0)
  }

  async seeNone(target: Target): Promise<void> {
    await expect.poll(() => this.find(target), words(target, 'is not shown')).toEqual([])
  }

  async texts(target: Target): Promise<readonly string[]> {
    return (await this.find(target)).map(({ text }) => text)
  }

  async expectTexts(target: Target, texts: readonly string[]): Promise<void> {
    await expect.poll(() => this.texts(target), words(target, 'has its text')).toEqual(texts)
  }

  async expectFocus(target: Target): Promise<void> {
    await expect.poll(async () => (await this.find(target)).some(({ isFocused }) => isFocused), words(target, 'has the focus')).toBe(true)
  }

  async expectAddress(part: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.href), 'the address').toContain(part)
  }

  async expectTitle(title: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => document.title), 'the title').toBe(title)
  }

  /** Presses the pointer on the first that is shown, once it can be pressed. */
  async click(target: Target): Promise<void> {
    let found: Found | undefined
    await expect.poll(async () => {
      found = (await this.evaluate(shown, { ...target, isUsed: true }))[0]
      return found?.isReady ?? false
    }, words(target, 'can be pressed')).toBe(true)
    if (!found) return
    const { x, y } = found
    await this.#browser.perform({
      type: 'pointer', id: 'mouse',
      actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
    })
  }

  /** Clicks a field and types. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.expectFocus(target)
    await this.type(text)
    await expect.poll(async () => (await this.find(target))[0]?.value, words(target, 'has what was typed')).toBe(text)
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const])
    await this.#browser.perform({ type: 'key', id: 'keyboard', actions })
  }

  async press(...names: readonly (keyof typeof keys)[]): Promise<void> {
    for (const name of names) await this.type(keys[name])
  }

  /** Replaces what a field has. */
  async refill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.expectFocus(target)
    await this.#chord(keys.Control, 'a')
    await (text === '' ? this.press('Delete') : this.type(text))
  }

  back(): Promise<void> {
    return this.evaluate(() => history.back())
  }

  async #chord(modifier: string, key: string): Promise<void> {
    const down = [modifier, key].map((value) => ({ type: 'keyDown', value }) as const)
    const up = [key, modifier].map((value) => ({ type: 'keyUp', value }) as const)
    await this.#browser.perform({ type: 'key', id: 'keyboard', actions: [...down, ...up] })
  }

  /** The frame and the content are there, not only what is seen before the app runs. */
  async #isShown(): Promise<void> {
    await this.see({ css: '#root:not([data-first-view]) h1' })
  }
}

function words({ css, name, within }: Target, state: string): { message: string } {
  return { message: [name ?? css, within && `in ${within}`, state].filter(Boolean).join(' ') }
}

/** Runs in the page: the elements with this name, or else those whose name begins with it. */
async function shown({ css, name, within, isUsed }: Target & { readonly isUsed: boolean }): Promise<readonly Found[]> {
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const others = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : labels
    const words = others.length > 0 ? others.map((each) => each?.textContent).join(' ') : element.textContent
    return clean(element.getAttribute('aria-label') ?? words)
  }
  const containers = within === undefined ? [document] : [...document.querySelectorAll(within)]
  const all = containers.flatMap((container) => [...container.querySelectorAll<HTMLElement>(css)])
  const visible = all.filter((element) => element.checkVisibility())
  const exact = visible.filter((element) => name === undefined || nameOf(element) === name)
  const elements = exact.length > 0 ? exact : visible.filter((element) => nameOf(element).startsWith(name ?? ''))
  const [first] = elements
  if (isUsed) first?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const place = (element: Element) => JSON.stringify(element.getBoundingClientRect())
  const before = elements.map(place)
  if (isUsed) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return elements.map((element, index) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
    const hit = document.elementFromPoint(x, y)
    const isHit = hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
    return {
      name: nameOf(element), text: clean(element.innerText), value: 'value' in element ? String(element.value) : '',
      isFocused: document.activeElement === element, x, y, isReady: isHit && place(element) === before[index],
    }
  })
}
