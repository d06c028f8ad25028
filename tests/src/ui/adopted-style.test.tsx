// @vitest-environment jsdom
/** The style sheet that a scroll lock puts on and takes off. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { styleSingleton } from '../../../src/ui/adopted-style.ts'
import { render } from './rendered.tsx'

class Sheet {
  css = ''
  replaceSync(css: string) {
    this.css = css
  }
}

const worn = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css)

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.assign(document, { adoptedStyleSheets: [] })
})
afterEach(() => vi.unstubAllGlobals())

test('is worn once, by however many, until the last has gone', async () => {
  const Style = styleSingleton()
  const show = await render(
    <>
      <Style key="a" styles="a{}" />
      <Style key="b" styles="b{}" />
    </>,
  )
  expect(worn()).toEqual(['a{}'])
  await show(<Style key="b" styles="b{}" />)
  expect(worn()).toHaveLength(1)
  await show(null)
  expect(worn()).toEqual([])
})

test('leaves the style sheets of others alone', async () => {
  const other = new Sheet()
  Object.assign(document, { adoptedStyleSheets: [other] })
  const Style = styleSingleton()
  const show = await render(<Style styles="a{}" />)
  expect(worn()).toEqual(['', 'a{}'])
  await show(null)
  expect(document.adoptedStyleSheets).toEqual([other])
})

test('follows its text only when it is dynamic', async () => {
  const [Fixed, Dynamic] = [styleSingleton(), styleSingleton()]
  const both = (css: string) => (
    <>
      <Fixed styles={`fixed-${css}`} />
      <Dynamic styles={`dynamic-${css}`} dynamic />
    </>
  )
  const show = await render(both('1'))
  await show(both('2'))
  expect(worn().sort()).toEqual(['dynamic-2', 'fixed-1'])
})
