/** The style sheet that a scroll lock adds and removes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { styleSingleton } from '../../../src/ui/adopted-style.ts'
import { render } from './rendered.tsx'

class Sheet {
  css = ''
  replaceSync(css: string) {
    this.css = css
  }
}

const adopted = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css)

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet)
  Object.assign(document, { adoptedStyleSheets: [] })
})

test('is adopted once, until its last user is removed', async () => {
  const Style = styleSingleton()
  const show = await render(
    <>
      <Style key="a" styles="a{}" />
      <Style key="b" styles="b{}" />
    </>,
  )
  expect(adopted()).toEqual(['a{}'])
  await show(<Style key="b" styles="b{}" />)
  expect(adopted()).toHaveLength(1)
  await show(null)
  expect(adopted()).toEqual([])
})

test('does not change other style sheets', async () => {
  const other = new Sheet()
  Object.assign(document, { adoptedStyleSheets: [other] })
  const Style = styleSingleton()
  const show = await render(<Style styles="a{}" />)
  expect(adopted()).toEqual(['', 'a{}'])
  await show(null)
  expect(document.adoptedStyleSheets).toEqual([other])
})

test('changes with its text only if it is dynamic', async () => {
  const [Fixed, Dynamic] = [styleSingleton(), styleSingleton()]
  const both = (css: string) => (
    <>
      <Fixed styles={`fixed-${css}`} />
      <Dynamic styles={`dynamic-${css}`} dynamic />
    </>
  )
  const show = await render(both('1'))
  await show(both('2'))
  expect(adopted().sort()).toEqual(['dynamic-2', 'fixed-1'])
})
